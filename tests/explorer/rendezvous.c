// N threads meet at a barrier, then take one lock.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 3
#endif
pthread_barrier_t b;
pthread_mutex_t m;
int before[N], counter;
void *meet(void *a) {
  before[(long)a] = 1;
  pthread_barrier_wait(&b);
  for (int i = 0; i < N; i++)
    assert(before[i]);
  pthread_mutex_lock(&m);
  counter++;
  pthread_mutex_unlock(&m);
  return 0;
}
int main(void) {
  pthread_t t[N];
  pthread_mutex_init(&m, 0);
  pthread_barrier_init(&b, 0, N);
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], 0, meet, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  assert(counter == N);
  return 0;
}
