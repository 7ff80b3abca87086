/* N threads change what a lock protects in ways that are no sum, so that the order of the
 * threads seems to matter. */
// @bench twice a thread under a lock
// @sizes N=2,4,8
// @expect verified
// @flags -- -DTWICE
// @bench doubled under a lock
// @sizes N=2,4,8,16
// @expect verified
// @flags -- -DDOUBLED
// @bench 3 x + 1 under a lock
// @sizes N=2,4,8,16
// @expect verified
// @flags -- -DCOLLATZ
// @bench exclusive or of inputs under a lock
// @sizes N=2,4,8,16
// @expect verified
// @flags -- -DEXCLUSIVE
// @bench maximum of inputs under a lock
// @sizes N=2,4,8,16
// @expect verified
// @flags -- -DMAXIMUM
// @bench two counters under one lock
// @sizes N=2,4,8,16
// @expect verified
// @flags -- -DBOTH
// @bench 3 x + 1 under a lock, and a slot each
// @sizes N=2,4,8,16
// @expect verified
// @flags -- -DSLOTS
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#if defined TWICE
unsigned x;
#define UPDATE x++; pthread_mutex_unlock(&lock); pthread_mutex_lock(&lock); x++
#define RIGHT (x == 2 * N)
#elif defined DOUBLED
unsigned x = 1;
#define UPDATE x *= 2
#define RIGHT (x == 1u << N)
#elif defined COLLATZ
unsigned x;
#define UPDATE x = 3 * x + 1
#define RIGHT (x % 3 == 1 && x >= N)
#elif defined SLOTS
unsigned x, slot[N];
#define UPDATE x = 3 * x + 1, slot[(long)arg] = 1
#define RIGHT (x % 3 == 1)
#elif defined EXCLUSIVE
unsigned x, y;
#define UPDATE x ^= in, y ^= in
#define RIGHT (x == y)
#elif defined MAXIMUM
unsigned x;
#define UPDATE if (in < 1000 && in > x) x = in
#define RIGHT (x < 1000)
#else
unsigned x, y;
#define UPDATE x++, y += 2
#define RIGHT (x == N && y == 2 * N)
#endif

void *thread(void *arg) {
  unsigned in = __VERIFIER_nondet_uint();
  (void)in;
  pthread_mutex_lock(&lock);
  UPDATE;
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t t[N];
  for (int k = 0; k < N; k++)
    pthread_create(&t[k], NULL, thread, (void *)(long)k);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
#ifdef SLOTS
  for (int k = 0; k < N; k++)
    assert(slot[k] == 1);
#endif
  assert(RIGHT);
  return 0;
}
