// @expect verified
// @flags --check=deadlock
// As assumed_by_another_lock, of a value that some choice satisfies.
#include <pthread.h>

_Bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *arg) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(n > 3 && n < 10);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, other, 0);
  while (__VERIFIER_nondet_bool())
    ;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
