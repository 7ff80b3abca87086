// @expect verified
// Locked instructions on memory that an address in a register names, as headers before operands of memory have them.
#include <assert.h>
#include <pthread.h>

static struct { long first; int count; } shared;

static void increment(int *p) { asm volatile("lock; incl (%0)" : : "r"(p) : "memory", "cc"); }

static void add(int *p, int n) { asm volatile("lock; addl %1, (%0)" : : "r"(p), "ir"(n) : "memory", "cc"); }

static void decrement_behind(long *p) { asm volatile("lock decl 8(%0)" : : "r"(p) : "memory", "cc"); }

static int swap(long *p, long x) {
  asm volatile("xchgq %0, (%1)" : "=r"(x) : "r"(p), "0"(x) : "memory");
  return x;
}

static void *thread(void *arg) {
  increment(&shared.count);
  add(&shared.count, 3);
  decrement_behind(&shared.first);
  if (swap(&shared.first, 1) == 0)
    add(&shared.count, 10);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  thread(0);
  pthread_join(t, 0);
  assert(shared.count == 16);
  return 0;
}
