// @expect verified
// @flags --check=deadlock
// As assumed_behind_mutex, of a value that is chosen behind the lock: with some the assumption holds, whatever was read.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int x;
atomic_int turn;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *holder(void *arg) {
  pthread_mutex_lock(&m);
  while (!turn)
    ;
  x++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, holder, 0);
  while (__VERIFIER_nondet_bool())
    ;
  turn = 1;
  pthread_mutex_lock(&m);
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(x == n);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
