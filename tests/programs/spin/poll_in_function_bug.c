// @expect violated
// The poll is in a function, and the store comes too late.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
#include <unistd.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done;
atomic_int x;

static int ready(void) {
  pthread_mutex_lock(&m);
  int r = done;
  pthread_mutex_unlock(&m);
  return r;
}

void *worker(void *arg) {
  while (!ready())
    usleep(10);
  assert(x == 1); // want "x == 1"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  x = 1;
  pthread_join(t, 0);
  return 0;
}
