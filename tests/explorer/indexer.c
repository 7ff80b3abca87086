// From Flanagan and Godefroid (POPL 2005): hash tables of 128 places, in which up to 11 threads never meet. 12 threads: 8 classes.
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 12
#endif
enum { SIZE = 128, MAX = 4 };
atomic_int table[SIZE];
void *thread(void *a) {
  int tid = (int)(long)a, m = 0;
  while (m < MAX) {
    int w = ++m * 11 + tid, h = (w * 7) % SIZE, expected = 0;
    while (!atomic_compare_exchange_strong(&table[h], &expected, w)) {
      h = (h + 1) % SIZE;
      expected = 0;
    }
  }
  return 0;
}
int main(void) {
  pthread_t t[N];
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], 0, thread, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  return 0;
}
