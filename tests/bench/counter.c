/* N threads increment a counter under a lock. */
// @bench lock-protected counter
// @sizes N=2,4,8,16,32,64
// @expect verified
// @flags --check=assert,deadlock,race
// @bench counter, spin lock by test-and-set
// @sizes N=2,4,8,16,32,64
// @expect verified
// @flags --check=assert,deadlock,race -- -DTEST_AND_SET
// @bench counter, spin lock by compare-and-swap
// @sizes N=2,4,8,16
// @expect verified
// @flags --check=assert,deadlock,race -- -DCOMPARE_AND_SWAP
// @bench counter, mutex that is tried first
// @sizes N=2,4,8,16
// @expect verified
// @flags --check=assert,deadlock,race -- -DTRY
// @bench counter, semaphore as a lock
// @sizes N=2,4,6,8
// @expect verified
// @flags --check=assert,deadlock,race -- -DSEMAPHORE
// @bench counter without a lock
// @sizes N=2,4,8,16,32,64
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

#if defined UNSAFE
#define LOCK
#define UNLOCK
#elif defined TEST_AND_SET
atomic_flag lock = ATOMIC_FLAG_INIT;
#define LOCK while (atomic_flag_test_and_set(&lock))
#define UNLOCK atomic_flag_clear(&lock)
#elif defined COMPARE_AND_SWAP
atomic_int lock;
#define LOCK \
  int expected = 0; \
  while (!atomic_compare_exchange_strong(&lock, &expected, 1)) \
    expected = 0
#define UNLOCK atomic_store(&lock, 0)
#elif defined TRY
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#define LOCK \
  if (pthread_mutex_trylock(&lock)) \
  pthread_mutex_lock(&lock)
#define UNLOCK pthread_mutex_unlock(&lock)
#elif defined SEMAPHORE
sem_t lock;
#define LOCK sem_wait(&lock)
#define UNLOCK sem_post(&lock)
#else
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
#define LOCK pthread_mutex_lock(&lock)
#define UNLOCK pthread_mutex_unlock(&lock)
#endif

int counter;

void *increment(void *arg) {
  LOCK;
  counter++;
  UNLOCK;
  return arg;
}

int main(void) {
  pthread_t t[N];
#ifdef SEMAPHORE
  sem_init(&lock, 0, 1);
#endif
  for (int k = 0; k < N; k++)
    pthread_create(&t[k], NULL, increment, NULL);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
  assert(counter == N);
  return 0;
}
