// @expect verified
// The loop begins with the mutex held, so its iteration is one from the unlock to the next.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
#include <sched.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done, x;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  while (!done) {
    pthread_mutex_unlock(&m);
    sched_yield();
    pthread_mutex_lock(&m);
  }
  assert(x == 1);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  x = 1;
  pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
