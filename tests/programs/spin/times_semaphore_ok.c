// @expect verified
// A semaphore that spins before it waits in the kernel, as in Preshing's "Semaphores are surprisingly versatile".
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

atomic_int count = 1;
sem_t kernel;
int x;

static void enter(void) {
  int spins = 10000;
  while (spins--) {
    int old = atomic_load_explicit(&count, memory_order_relaxed);
    if (old > 0 && atomic_compare_exchange_strong_explicit(&count, &old, old - 1, memory_order_acquire, memory_order_relaxed))
      return;
    atomic_signal_fence(memory_order_acquire);
  }
  if (atomic_fetch_sub_explicit(&count, 1, memory_order_acquire) <= 0)
    sem_wait(&kernel);
}

static void leave(void) {
  if (atomic_fetch_add_explicit(&count, 1, memory_order_release) < 0)
    sem_post(&kernel);
}

void *worker(void *arg) {
  enter();
  x++;
  leave();
  return arg;
}

int main(void) {
  pthread_t t[2];
  sem_init(&kernel, 0, 0);
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  assert(x == 2);
  return 0;
}
