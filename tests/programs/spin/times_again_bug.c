// @expect violated
// Nobody gives the spin lock back: who yields after 64 tries goes round for ever.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int taken;
int x;

static void lock(void) {
  for (;;) { // want "deadlock|goes round"
    for (int n = 0; n < 64; n++)
      if (!atomic_load_explicit(&taken, memory_order_relaxed) && !atomic_exchange_explicit(&taken, 1, memory_order_acquire))
        return;
    sched_yield();
  }
}

void *worker(void *arg) {
  lock();
  x++;
  return arg;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  assert(x == 2);
  return 0;
}
