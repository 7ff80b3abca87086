// @expect violated
// Whether it asks or not, the thread waits or goes round. What another one answers is not what it waits for.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);

atomic_int asked, answer;

static void *reply(void *arg) {
  while (!asked)
    ;
  answer = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reply, 0);
  for (;;) {
    if (__VERIFIER_nondet_bool()) {
      asked = 1;
      while (answer != 2) // want "goes round"
        ;
      if (__VERIFIER_nondet_bool())
        break;
    }
  }
  pthread_join(t, 0);
  return 0;
}
