// @expect verified
// How long a thread waits before it looks again grows, and makes no difference: the loop that takes the time is a delay.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int lock;
int x;

static void acquire(void) {
  unsigned wait = 1;
  while (atomic_exchange(&lock, 1)) {
    do {
      unsigned left = wait;
      if (left >= 1000)
        sched_yield();
      for (; left >= 90; left--)
        __builtin_ia32_pause();
      while (left--)
        ;
      for (volatile unsigned i = 0; i < wait; i++)
        sched_yield();
      if (wait < 1000)
        wait += wait / 2 + 1;
    } while (atomic_load(&lock));
  }
}

void *visit(void *arg) {
  acquire();
  x++;
  atomic_store(&lock, 0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, visit, 0);
  visit(0);
  pthread_join(t, 0);
  assert(x == 2);
  return 0;
}
