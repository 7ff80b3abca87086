// @expect unknown
// Another thread answers to what is written in the loop, but not what is assumed. So no execution leaves the loop, which is not found out.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int asked, answer;

static void *other(void *arg) {
  while (!asked)
    ;
  answer = 1;
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
