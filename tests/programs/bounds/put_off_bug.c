// @expect violated
// @flags --engine=order --timeout=60s
// That the assertion holds is hard to show, and a loop that smaller bounds cut off makes it be put off; the deadlock is there at the first bound.
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

void *peer(void *arg) {
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a); // want "deadlock"
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return arg;
}

int main(void) {
  unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint(), n = 0;
  pthread_t t;
  pthread_create(&t, 0, peer, 0);
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  pthread_join(t, 0);
  assert((unsigned long)x * y != 2305843009213693951); // a prime beyond 32 bits
  while (n < x / 3)
    n += 2;
}
