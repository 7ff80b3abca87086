// @expect verified
#include <pthread.h>
#include <stdatomic.h>

/* What is assumed behind the loop is what another thread answers to what is written there. */
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);

atomic_int asked, answer;

static void *reply(void *arg) {
  while (!asked)
    ;
  answer = 2;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reply, 0);
  for (;;) {
    if (__VERIFIER_nondet_bool()) {
      asked = 1;
      __VERIFIER_assume(answer == 2);
      break;
    }
  }
  pthread_join(t, 0);
  return 0;
}
