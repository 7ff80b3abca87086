// @expect bounded
#include <pthread.h>
#include <assert.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, wakeups;

/* The loop does more than test again, so how often a wait may end without a signal is a bound. */
void *waiter(void *arg) {
  pthread_mutex_lock(&m);
  while (!ready) {
    pthread_cond_wait(&c, &m);
    wakeups++;
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(wakeups >= 0);
  return 0;
}
