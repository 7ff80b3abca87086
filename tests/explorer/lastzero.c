// From "Optimal dynamic partial order reduction" (POPL 2014): 64 classes for N = 5.
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 5
#endif
atomic_int array[N + 1];
void *last(void *a) {
  int i = N;
  while (atomic_load(&array[i]) != 0)
    i--;
  return a;
}
void *next(void *a) {
  long j = (long)a;
  atomic_store(&array[j], atomic_load(&array[j - 1]) + 1);
  return 0;
}
int main(void) {
  pthread_t t[N + 1];
  pthread_create(&t[0], 0, last, 0);
  for (long i = 1; i <= N; i++)
    pthread_create(&t[i], 0, next, (void *)i);
  for (int i = 0; i <= N; i++)
    pthread_join(t[i], 0);
  return 0;
}
