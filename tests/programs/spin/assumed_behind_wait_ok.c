// @expect verified
// What main assumes behind the answer is of a value that is chosen then: some satisfy it.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
int __VERIFIER_nondet_int(void);
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
  while (__VERIFIER_nondet_bool())
    ;
  x = 1;
  while (!y)
    ;
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(n > 3);
  pthread_join(t, 0);
}
