// @expect violated
// What is assumed behind the choice is of a chosen value only as long as the other thread has not come. Then nothing satisfies it.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int came;

static void *other(void *arg) {
  came = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  for (;;) // want "goes round in a loop for ever"
    if (__VERIFIER_nondet_bool()) {
      int n = 0;
      if (!came)
        n = __VERIFIER_nondet_int();
      __VERIFIER_assume(n == 3);
      break;
    }
  pthread_join(t, 0);
  return 0;
}
