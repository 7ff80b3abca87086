// @expect verified
// @optimised LLVM reads data ahead of the test of the flag
// Plain moves in assembly are atomic: a flag by one, with acquire and release order as x86 has it.
#include <assert.h>
#include <pthread.h>

static int data, ready;

static int load(const int *p) {
  int x;
  asm volatile("movl %1, %0" : "=q"(x) : "m"(*p) : "memory");
  return x;
}

static void store(int *p, int x) { asm volatile("movl %1, %0" : "=m"(*p) : "iq"(x) : "memory"); }

static void *thread(void *arg) {
  data = 1;
  store(&ready, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  if (load(&ready))
    assert(data == 1);
  pthread_join(t, 0);
  return 0;
}
