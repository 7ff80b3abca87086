// @expect verified
// A thread-local object is aligned as it says, in each thread.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static _Thread_local char first, aligned __attribute__((aligned(64)));

static unsigned rest(void *p, unsigned by) {
  volatile uintptr_t n = (uintptr_t)p;
  return n % by;
}

static void *check(void *arg) {
  char *p = &first;
  *p = 2;
  assert(rest(&aligned, 64) == 0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, check, NULL);
  check(NULL);
  pthread_join(t, NULL);
  return 0;
}
