// @expect unknown
// What main assumes excludes all executions that leave its loop, if the other thread answers to what it writes behind it.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int x, y;

static void *answer(void *arg) {
  while (!x)
    ;
  y = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, answer, 0);
  while (__VERIFIER_nondet_bool()) // want "not decided"
    ;
  x = 1;
  while (!y)
    ;
  __VERIFIER_assume(0);
  pthread_join(t, 0);
}
