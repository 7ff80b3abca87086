// @expect verified
// Each iteration stores the same value.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int go, want;
int x;

void *worker(void *arg) {
  while (!go)
    want = 1;
  assert(x == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  while (!want)
    ;
  x = 1;
  go = 1;
  pthread_join(t, 0);
  return 0;
}
