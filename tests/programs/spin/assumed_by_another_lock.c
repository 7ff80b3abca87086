// @expect unknown
// @flags --check=deadlock
// What another thread assumes once it has the lock excludes all executions in which main gives it back.
#include <pthread.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *arg) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  __VERIFIER_assume(0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, other, 0);
  while (__VERIFIER_nondet_bool()) // want "not decided"
    ;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
