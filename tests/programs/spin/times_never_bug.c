// @expect violated
// One of two flags is set at any time. A thread that looks at one after the other may see none, once.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef TIMES
#define TIMES 1
#endif
atomic_int a = 1, b;

void *mover(void *arg) {
  b = 1;
  a = 0;
  return arg;
}

static int seen(void) {
  for (int i = 0; i < TIMES; i++) {
    if (b)
      return 1;
    if (a)
      return 1;
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, mover, 0);
  assert(seen()); // want "seen"
  pthread_join(t, 0);
  return 0;
}
