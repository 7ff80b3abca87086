// @expect violated
// Which element, of which object, is accessed is chosen in the section.
#include <pthread.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);
int table[8], *spare;

void __VERIFIER_atomic_put(void) {
  int *p = malloc(8 * sizeof *p);
  int i = __VERIFIER_nondet_int();
  spare = p;
  if (__VERIFIER_nondet_int() == 7)
    p = table;
  if (i >= 0 && i < 8)
    p[i] = 1; // want "race"
}

void *put(void *arg) {
  __VERIFIER_atomic_put();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  int r = table[5]; // want "race"
  pthread_join(t, 0);
  return r;
}
