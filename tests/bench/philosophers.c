/* Dining philosophers (Dijkstra), a mutex a fork, everyone eats once. In order, the last
 * philosopher takes the forks the other way round; in a circle, all can hold one. */
// @bench dining philosophers, ordered
// @sizes N=4,5,6,7,8,10,12,16
// @expect verified
// @flags --check=assert,deadlock
// @bench dining philosophers, circular
// @sizes N=4,5,6,7,8,10,12,16
// @expect violated
// @flags --check=assert,deadlock -- -DCIRCULAR
#include <pthread.h>

pthread_mutex_t fork_[N];
int meals[N];

void *philosopher(void *arg) {
  int me = (int)(long)arg, left = me, right = (me + 1) % N;
#ifndef CIRCULAR
  if (left > right) {
    left = right;
    right = me;
  }
#endif
  pthread_mutex_lock(&fork_[left]);
  pthread_mutex_lock(&fork_[right]);
  meals[me]++;
  pthread_mutex_unlock(&fork_[right]);
  pthread_mutex_unlock(&fork_[left]);
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (int k = 0; k < N; k++)
    pthread_mutex_init(&fork_[k], NULL);
  for (long k = 0; k < N; k++)
    pthread_create(&t[k], NULL, philosopher, (void *)k);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
  return 0;
}
