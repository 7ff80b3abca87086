/* N threads take a lock by test-and-set in turn, the last of which main waits for by a flag. One class for each order. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static atomic_int done;
static int count;

static void *thread(void *arg) {
  while (atomic_flag_test_and_set(&lock))
    ;
  int last = ++count == N;
  atomic_flag_clear(&lock);
  if (last)
    atomic_store(&done, 1);
  return arg;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], 0, thread, 0);
#ifdef HANGS
  while (atomic_load(&done) != 2)
#else
  while (!atomic_load(&done))
#endif
    ;
  assert(count == N);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  return 0;
}
