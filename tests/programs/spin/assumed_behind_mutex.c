// @expect unknown
// @flags --check=deadlock
// Behind its loop main waits for a lock, and then for the holder: nothing that is read then is what it assumes.
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
  int n = __VERIFIER_nondet_int();
  pthread_create(&t, 0, holder, 0);
  while (__VERIFIER_nondet_bool()) // want "not decided"
    ;
  turn = 1;
  pthread_mutex_lock(&m);
  int y = x;
  pthread_mutex_unlock(&m);
  __VERIFIER_assume(y == n);
  pthread_join(t, 0);
}
