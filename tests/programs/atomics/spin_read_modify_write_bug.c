// @expect violated
// What looks like the same value may be another one: an exchange takes the flag back, and the
// thread that waits for it comes too late.
#include <assert.h>
#include <pthread.h>

int ready, seen;

void *wait(void *arg) {
  while (__sync_lock_test_and_set(&ready, 0) == 0)
    ;
  __sync_fetch_and_add(&seen, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, wait, 0);
  __sync_fetch_and_add(&ready, 1);
  int before = __sync_fetch_and_add(&ready, 0);
  pthread_join(t, 0);
  assert(seen == 1 && ready == 0);
  assert(before == 1); // want "before == 1"
  return 0;
}
