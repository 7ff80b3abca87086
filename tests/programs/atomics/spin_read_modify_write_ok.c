// @expect verified
// Read-modify-writes that only read, as programs from before C11 have them: a flag is waited for with
// an addition of 0 and with an exchange of what is there, of an element of an array too.
#include <assert.h>
#include <pthread.h>

int ready, go[2], data;

void *send(void *arg) {
  data = 1;
  __sync_fetch_and_add(&ready, 1);
  while (__sync_val_compare_and_swap(&go[1], 0, 0) == 0)
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, send, 0);
  while (__sync_add_and_fetch(&ready, 0) == 0)
    ;
  assert(data == 1);
  __sync_lock_test_and_set(&go[1], 1);
  pthread_join(t, 0);
  return 0;
}
