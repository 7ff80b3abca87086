// N philosophers take their two forks in order: each fork in one of two orders, but not all in a circle, 2^N - 2 classes.
#include <pthread.h>
#ifndef N
#define N 3
#endif
pthread_mutex_t fork_[N];
void *philosopher(void *a) {
  long i = (long)a, left = i, right = (i + 1) % N;
  if (left > right) {
    left = right;
    right = i;
  }
  pthread_mutex_lock(&fork_[left]);
  pthread_mutex_lock(&fork_[right]);
  pthread_mutex_unlock(&fork_[right]);
  pthread_mutex_unlock(&fork_[left]);
  return 0;
}
int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    pthread_mutex_init(&fork_[i], 0);
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], 0, philosopher, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  return 0;
}
