// @expect violated
// @optimised LLVM moves the read behind the loop
// What an iteration accesses outside of the mutex is a race, though the iteration has no effect.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done, x;

void *worker(void *arg) {
  int busy;
  for (;;) {
    pthread_mutex_lock(&m);
    int end = done;
    pthread_mutex_unlock(&m);
    busy = x; // want "race"
    if (end)
      break;
  }
  return busy ? arg : 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  x = 5;
  pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
