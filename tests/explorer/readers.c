// One writer and N readers of one variable: 2^N classes.
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 8
#endif
atomic_int x;
void *writer(void *a) { atomic_store(&x, 1); return a; }
void *reader(void *a) { (void)atomic_load(&x); return a; }
int main(void) {
  pthread_t t[N + 1];
  pthread_create(&t[N], 0, writer, 0);
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], 0, reader, 0);
  for (int i = 0; i <= N; i++)
    pthread_join(t[i], 0);
  return 0;
}
