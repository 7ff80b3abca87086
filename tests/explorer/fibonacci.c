// SV-COMP's fib_bench with atomic variables: two threads add N times what the other one has.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif
atomic_int i = 1, j = 1;
void *first(void *a) {
  for (int k = 0; k < N; k++)
    atomic_store(&i, atomic_load(&i) + atomic_load(&j));
  return a;
}
void *second(void *a) {
  for (int k = 0; k < N; k++)
    atomic_store(&j, atomic_load(&j) + atomic_load(&i));
  return a;
}
int main(void) {
  pthread_t t, u;
  int before = 0, correct = 1;
  for (int k = 0; k < 2 * N + 1; k++) {
    int next = before + correct;
    before = correct;
    correct = next;
  }
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(i <= correct && j <= correct);
  return 0;
}
