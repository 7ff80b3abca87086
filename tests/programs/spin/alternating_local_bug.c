// @expect violated
// A local variable changes with each iteration and is back after two: the loop goes round for ever all the same.
#include <pthread.h>
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);

atomic_int go;

void *setter(void *arg) {
  if (__VERIFIER_nondet_bool())
    go = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  int phase = 0;
  pthread_create(&t, NULL, setter, NULL);
  while (!go) // want "goes round"
    phase = !phase;
  pthread_join(t, NULL);
  return 0;
}
