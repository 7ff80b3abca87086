// @expect verified
#include <assert.h>
#include <pthread.h>
#include <errno.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int held;

void *worker(void *arg) {
  struct timespec soon = {1, 0};
  int error = pthread_mutex_timedlock(&m, &soon);
  assert(error == 0 || error == ETIMEDOUT);
  if (error == 0) {
    assert(!held);
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  held = 1;
  held = 0;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
