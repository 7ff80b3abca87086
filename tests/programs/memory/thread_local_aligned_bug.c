// @expect violated
// A thread-local object need not be aligned better than it says.
#include <assert.h>
#include <stdint.h>

static _Thread_local char first, aligned __attribute__((aligned(64)));

static unsigned rest(void *p, unsigned by) {
  volatile uintptr_t n = (uintptr_t)p;
  return n % by;
}

int main(void) {
  char *p = &first;
  *p = 2;
  assert(rest(&aligned, 128) == 0); // want "128"
  return 0;
}
