/* N workers take jobs from a pool on the heap, which main makes, waits for and destroys: its mutex and condition variables have
 * no static address, and end. */
// @bench pool on the heap
// @sizes N=1,2
// @expect verified
// @flags --set=spurious-wakeups=1
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct pool {
  pthread_mutex_t mutex;
  pthread_cond_t more, done;
  int waiting, running, stop;
  pthread_t workers[N];
};

static int jobs;

static void *work(void *arg) {
  struct pool *p = arg;
  pthread_mutex_lock(&p->mutex);
  for (;;) {
    while (!p->waiting && !p->stop)
      pthread_cond_wait(&p->more, &p->mutex);
    if (!p->waiting)
      break;
    p->waiting--;
    p->running++;
    jobs++;
    p->running--;
    pthread_cond_signal(&p->done);
  }
  pthread_mutex_unlock(&p->mutex);
  return NULL;
}

int main(void) {
  struct pool *p = calloc(1, sizeof *p);
  if (!p)
    return 0;
  pthread_mutex_init(&p->mutex, NULL);
  pthread_cond_init(&p->more, NULL);
  pthread_cond_init(&p->done, NULL);
  for (int i = 0; i < N; i++)
    pthread_create(&p->workers[i], NULL, work, p);
  pthread_mutex_lock(&p->mutex);
  p->waiting++;
  pthread_cond_signal(&p->more);
  while (p->waiting || p->running)
    pthread_cond_wait(&p->done, &p->mutex);
  assert(jobs == 1);
  p->stop = 1;
  pthread_cond_broadcast(&p->more);
  pthread_mutex_unlock(&p->mutex);
  for (int i = 0; i < N; i++)
    pthread_join(p->workers[i], NULL);
  pthread_mutex_destroy(&p->mutex);
  pthread_cond_destroy(&p->more);
  pthread_cond_destroy(&p->done);
  free(p);
  return 0;
}
