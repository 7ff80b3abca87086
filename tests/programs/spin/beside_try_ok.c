// @expect verified
// A thread polls under a mutex, beside one that others only try to take: that needs no unrolling.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, other = PTHREAD_MUTEX_INITIALIZER;
int done, x;

void *worker(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    int last = done;
    pthread_mutex_unlock(&m);
    if (last)
      break;
  }
  assert(x == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  if (pthread_mutex_trylock(&other) == 0)
    pthread_mutex_unlock(&other);
  pthread_mutex_lock(&m);
  x = 1;
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
