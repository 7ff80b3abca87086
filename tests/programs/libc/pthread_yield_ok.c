// @expect verified
// @flags -- -Wno-deprecated-declarations
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>

int pthread_yield(void);

/* Who yields waits for nobody. */
_Atomic int ready;

void *worker(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  assert(pthread_yield() == 0);
  
  pthread_join(t, 0);
  assert(ready);
  return 0;
}
