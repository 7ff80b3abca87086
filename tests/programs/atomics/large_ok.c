// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

/* An object of any size can be atomic, with a lock behind it. */
struct pair {
  long a, b, c;
};
_Atomic struct pair shared;

void *worker(void *arg) {
  struct pair p = {1, 1, 1};
  atomic_store(&shared, p);
  return arg;
}

int main(void) {
  pthread_t t;
  struct pair none = {0, 0, 0};
  atomic_init(&shared, none);
  pthread_create(&t, 0, worker, 0);
  struct pair p = atomic_load(&shared);
  assert(p.a == p.c);
  struct pair two = {2, 2, 2};
  struct pair was = atomic_exchange(&shared, two);
  assert(was.a == was.c);
  pthread_join(t, 0);
  return 0;
}
