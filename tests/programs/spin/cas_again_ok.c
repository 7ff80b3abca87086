// @expect verified
// Eight threads take a lock by compare-and-swap, each with what it expects set again behind a failure.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static int counter;

static void *thread(void *arg) {
  int expected = 0;
  while (!atomic_compare_exchange_weak(&lock, &expected, 1))
    expected = 0;
  counter++;
  atomic_store(&lock, 0);
  return arg;
}

int main(void) {
  pthread_t t[8];
  for (int i = 0; i < 8; i++)
    pthread_create(&t[i], 0, thread, 0);
  for (int i = 0; i < 8; i++)
    pthread_join(t[i], 0);
  assert(counter == 8);
  return 0;
}
