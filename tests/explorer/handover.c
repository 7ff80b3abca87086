// N producers and N consumers hand items over in one place, with two condition variables.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 2
#endif
pthread_mutex_t m;
pthread_cond_t filled, emptied;
int full, sum;
void *produce(void *a) {
  pthread_mutex_lock(&m);
  while (full)
    pthread_cond_wait(&emptied, &m);
  full = 1;
  pthread_cond_signal(&filled);
  pthread_mutex_unlock(&m);
  return a;
}
void *consume(void *a) {
  pthread_mutex_lock(&m);
  while (!full)
    pthread_cond_wait(&filled, &m);
  full = 0;
  sum++;
  pthread_cond_signal(&emptied);
  pthread_mutex_unlock(&m);
  return a;
}
int main(void) {
  pthread_t t[2 * N];
  pthread_mutex_init(&m, 0);
  pthread_cond_init(&filled, 0);
  pthread_cond_init(&emptied, 0);
  for (int i = 0; i < 2 * N; i++)
    pthread_create(&t[i], 0, i % 2 ? consume : produce, 0);
  for (int i = 0; i < 2 * N; i++)
    pthread_join(t[i], 0);
  assert(sum == N && !full);
  return 0;
}
