// @expect violated
// A thread without work says so each time it wakes up, though nobody has signalled.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER, idle = PTHREAD_COND_INITIALIZER;
static int todo, done, rounds;
static bool waits, stop, gone;

static void *worker(void *unused) {
  pthread_mutex_lock(&m);
  for (;;) {
    for (; todo > 0 && !stop; todo--)
      done++;
    if (stop)
      break;
    waits = true;
    rounds ^= 1;
    pthread_cond_signal(&idle);
    pthread_cond_wait(&work, &m);
    waits = false;
  }
  gone = true;
  pthread_cond_signal(&idle);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_mutex_lock(&m);
  todo = 1;
  pthread_cond_signal(&work);
  while (todo > 0 || !waits)
    pthread_cond_wait(&idle, &m);
  assert(done == 1);
  stop = true;
  while (!gone) {
    pthread_cond_wait(&idle, &m);
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
}
