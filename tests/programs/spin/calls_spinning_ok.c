// @expect verified
// The thread leaves the loop of the function, if it chooses to, or since the flag is set in the end.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
atomic_int flag;

static void pause_a_while(void) {
  while (!flag)
    if (__VERIFIER_nondet_bool())
      break;
}

void *setter(void *arg) {
  flag = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  while (!flag)
    pause_a_while();
  pthread_join(t, 0);
  return 0;
}
