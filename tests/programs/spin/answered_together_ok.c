// @expect verified
// A third thread answers only to what two others have both written, each in front of an assumption.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int first, second, both, answer;

static void *another(void *arg) {
  for (;;)
    if (__VERIFIER_nondet_bool()) {
      second = 1;
      __VERIFIER_assume(first == 1 && both == 1);
      break;
    }
  answer = 1;
  return arg;
}

static void *third(void *arg) {
  while (!(first && second))
    ;
  both = 1;
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, another, 0);
  pthread_create(&u, 0, third, 0);
  for (;;)
    if (__VERIFIER_nondet_bool()) {
      first = 1;
      __VERIFIER_assume(answer == 1);
      break;
    }
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
