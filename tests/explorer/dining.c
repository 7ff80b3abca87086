// N philosophers take their forks behind one lock, as in McMini's test programs: N! classes.
#include <pthread.h>
#ifndef N
#define N 4
#endif
pthread_mutex_t fork_[N], dining;
void *philosopher(void *a) {
  long i = (long)a;
  pthread_mutex_lock(&dining);
  pthread_mutex_lock(&fork_[i]);
  pthread_mutex_lock(&fork_[(i + 1) % N]);
  pthread_mutex_unlock(&dining);
  pthread_mutex_unlock(&fork_[i]);
  pthread_mutex_unlock(&fork_[(i + 1) % N]);
  return 0;
}
int main(void) {
  pthread_t t[N];
  pthread_mutex_init(&dining, 0);
  for (int i = 0; i < N; i++)
    pthread_mutex_init(&fork_[i], 0);
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], 0, philosopher, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  return 0;
}
