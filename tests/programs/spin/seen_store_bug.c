// @expect violated
// Another value comes between two stores of the same.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int go, want;

void *worker(void *arg) {
  while (!go) {
    want = 1;
    assert(want == 1); // want "want == 1"
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  want = 2;
  go = 1;
  pthread_join(t, 0);
  return 0;
}
