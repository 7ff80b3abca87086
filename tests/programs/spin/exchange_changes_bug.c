// @expect violated
/* The first exchange changes what the second one finds: that is not waiting. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int v, n;

void *worker(void *arg) {
  while (atomic_exchange(&v, 2) != 2)
    ;
  while (atomic_fetch_add(&n, 1) != 2)
    ;
  assert(atomic_load(&n) != 3); // want "n"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  return 0;
}
