// @expect verified
// Neighbours in an array: which element a thread writes is an input.
#include <pthread.h>

int __VERIFIER_nondet_int(void);
int cell[4];

void *writer(void *arg) {
  cell[(long)arg] = 1;
  return 0;
}

int main(void) {
  pthread_t t, u;
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i > 1)
    return 0;
  pthread_create(&t, 0, writer, (void *)(long)i);
  pthread_create(&u, 0, writer, (void *)2L);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
