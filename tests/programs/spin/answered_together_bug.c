// @expect violated
// Another thread waits for what nobody writes; so neither leaves its loop.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int first, answer;

static void *another(void *arg) {
  for (;;) // want "every unfinished thread waits"
    if (__VERIFIER_nondet_bool()) {
      __VERIFIER_assume(first == 2);
      break;
    }
  answer = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, another, 0);
  for (;;)
    if (__VERIFIER_nondet_bool()) {
      first = 1;
      __VERIFIER_assume(answer == 1);
      break;
    }
  pthread_join(t, 0);
  return 0;
}
