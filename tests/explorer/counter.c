// N threads take one lock: N! classes.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 4
#endif
pthread_mutex_t m;
int counter;
void *add(void *a) {
  pthread_mutex_lock(&m);
  counter++;
  pthread_mutex_unlock(&m);
  return a;
}
int main(void) {
  pthread_t t[N];
  pthread_mutex_init(&m, 0);
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], 0, add, 0);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  assert(counter == N);
  return 0;
}
