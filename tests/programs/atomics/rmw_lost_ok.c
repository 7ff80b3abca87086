// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

/* Reading, changing and writing is one step, if one function does it. */
atomic_uint sum = 0, bits = 0, rest = 3, odd = 1;

void *worker(void *arg) {
  unsigned mine = (unsigned)(unsigned long)arg;
  atomic_fetch_add(&sum, mine);
  atomic_fetch_or(&bits, mine);
  atomic_fetch_and(&rest, ~mine);
  atomic_fetch_xor(&odd, mine);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, (void *)1);
  worker((void *)2);
  pthread_join(t, 0);
  assert(atomic_load(&bits) == 3 && atomic_load(&rest) == 0 && atomic_load(&odd) == 2);
  assert(atomic_load(&sum) == 3);
  return 0;
}
