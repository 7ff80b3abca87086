// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_uint seq;
atomic_int a, b;

void *writer(void *arg) {
  atomic_store(&seq, 1);
  atomic_store(&a, 5);
  atomic_store(&b, 5);
  atomic_store(&seq, 2);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  unsigned before = atomic_load(&seq);
  int x = atomic_load(&a), y = atomic_load(&b);
  unsigned after = atomic_load(&seq);
  if (before == after) /* forgets that an odd number means: being written */
    assert(x == y);    // want "x == y"
  return 0;
}
