/* The philosophers of Cordeiro and Fischer (ICSE 2011), with both properties: that all eat at
 * the same time cannot be; when all have left, all have eaten. */
// @bench philosophers eat together
// @sizes N=2,3,4,5,6,7
// @expect verified
// @flags --check=assert -- -DTOGETHER
// @bench philosophers have eaten
// @sizes N=2,3,4,5,6,7
// @expect verified
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t fork_[N];
int eaten[N];
atomic_int eating;

void *philosopher(void *arg) {
  int me = (int)(long)arg, left = me, right = (me + 1) % N;
  if (left > right) {
    left = right;
    right = me;
  }
  pthread_mutex_lock(&fork_[left]);
  pthread_mutex_lock(&fork_[right]);
#ifdef TOGETHER
  int others = atomic_fetch_add(&eating, 1);
  assert(others + 1 < N);
  atomic_fetch_sub(&eating, 1);
#else
  eaten[me] = 1;
#endif
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
#ifndef TOGETHER
  for (int k = 0; k < N; k++)
    assert(eaten[k]);
#endif
  return 0;
}
