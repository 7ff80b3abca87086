// @expect verified
// What is assumed in the loop is what another thread answers to what is written there.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int asked, answer;

static void *other(void *arg) {
  while (!asked)
    ;
  answer = 2;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  for (;;) {
    if (__VERIFIER_nondet_bool()) {
      asked = 1;
      __VERIFIER_assume(answer == 2);
      if (__VERIFIER_nondet_bool())
        break;
    }
  }
  pthread_join(t, 0);
  return 0;
}
