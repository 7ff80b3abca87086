// @expect verified
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int items, done, taken;

/* One loop waits and works. A wake-up without a signal only leads to another test, so that none need be counted. */
void *worker(void *arg) {
  pthread_mutex_lock(&m);
  while (1) {
    if (items == 0) {
      if (done)
        break;
      int error = pthread_cond_wait(&c, &m);
      if (error)
        taken = -1;
      continue;
    }
    items--;
    taken++;
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  items = 2;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  done = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(taken == 2);
  return 0;
}
