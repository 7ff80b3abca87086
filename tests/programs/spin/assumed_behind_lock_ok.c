// @expect verified
// What is assumed behind the loop, with a lock held, holds in the end.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
atomic_int ready, tried;

static void *other(void *arg) {
  pthread_mutex_lock(&lock);
  ready = 1;
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  while (__VERIFIER_nondet_bool())
    tried = 2;
  pthread_mutex_lock(&lock);
  __VERIFIER_assume(ready == 1);
  pthread_mutex_unlock(&lock);
  pthread_join(t, 0);
  return 0;
}
