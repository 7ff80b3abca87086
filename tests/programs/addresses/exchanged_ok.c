// @expect verified
// Pointers are exchanged where the numbers of their addresses are read as well.
#include <assert.h>
#include <stdint.h>

static int x = 1, y = 2;
static union {
  int *pointer;
  uintptr_t number;
} at = {&x};

static int *exchange(int **p, int *new) {
  __asm__ volatile("xchgq %0, %1" : "+r"(new), "+m"(*p) : : "memory");
  return new;
}

/* Exchanged for itself, and so only read. */
static int *look(int **p) {
  int *old;
  __asm__ volatile("lock cmpxchgq %2, %1" : "=a"(old), "+m"(*p) : "r"((int *)0), "0"((int *)0) : "memory");
  return old;
}

int main(void) {
  assert((at.number >> 5 & 7) == ((uintptr_t)&x >> 5 & 7));
  int *old = exchange(&at.pointer, &y);
  *old = 3;
  assert(x == 3 && (at.number >> 5 & 7) == ((uintptr_t)&y >> 5 & 7));
  *look(&at.pointer) = 4;
  assert(y == 4);
  return 0;
}
