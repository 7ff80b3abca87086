// @expect verified
// @flags --engine=order --timeout=60s
// The twin of put_off_bug.c: the locks are taken in one order, the loop has an end, and the assertion is less hard.
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

void *peer(void *arg) {
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  return arg;
}

int main(void) {
  unsigned x = __VERIFIER_nondet_uint() % 4, y = __VERIFIER_nondet_uint() % 1024, n = 0;
  pthread_t t;
  pthread_create(&t, 0, peer, 0);
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  pthread_join(t, 0);
  assert((unsigned long)x * y != 4099); // a prime beyond 10 bits
  while (n < x)
    n++;
}
