// @expect violated
/* One of the slots is not as the others, which only the thread finds that it belongs to. */
#include <assert.h>
#include <pthread.h>

enum { THREADS = 8 };

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
unsigned x;
struct job {
  int in, out;
} job[THREADS];

void *work(void *arg) {
  struct job *j = arg;
  pthread_mutex_lock(&lock);
  if (j->in == 1 && x == 0)
    j->out = 7;
  x = 3 * x + 1;
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  job[THREADS - 1].in = 1;
  for (int i = 0; i < THREADS; i++)
    pthread_create(&t[i], NULL, work, &job[i]);
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < THREADS; i++)
    assert(job[i].out == 0); // want "out == 0"
  return 0;
}
