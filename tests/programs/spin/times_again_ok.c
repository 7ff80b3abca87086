// @expect verified
// A spin lock that yields after 64 tries, and begins again.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int taken;
int x;

static void lock(void) {
  for (;;) {
    for (int n = 0; n < 64; n++)
      if (!atomic_load_explicit(&taken, memory_order_relaxed) && !atomic_exchange_explicit(&taken, 1, memory_order_acquire))
        return;
    sched_yield();
  }
}

void *worker(void *arg) {
  lock();
  x++;
  atomic_store_explicit(&taken, 0, memory_order_release);
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
