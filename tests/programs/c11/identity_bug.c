// @expect violated
#include <assert.h>
#include <threads.h>

/* A thread is itself, and nobody else. */
thrd_t first;

int worker(void *arg) {
  assert(thrd_equal(thrd_current(), first)); // want "thrd_equal"
  thrd_yield();
  return 0;
}

int main(void) {
  thrd_t t;
  first = thrd_current();
  assert(thrd_equal(first, thrd_current()));
  thrd_create(&t, worker, 0);
  thrd_join(t, 0);
  return 0;
}
