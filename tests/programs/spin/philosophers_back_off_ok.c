// @expect verified
// Philosophers who lay down their left fork if they do not get the right one, and think for any time.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

enum { N = 3 };
pthread_mutex_t forks[N], count = PTHREAD_MUTEX_INITIALIZER;
int meals;

void *philosopher(void *arg) {
  long i = (long)arg;
  pthread_mutex_t *left = &forks[i], *right = &forks[(i + 1) % N];
  for (;;) {
    pthread_mutex_lock(left);
    if (pthread_mutex_trylock(right) == 0)
      break;
    pthread_mutex_unlock(left);
    usleep(rand() % 100);
  }
  pthread_mutex_unlock(right);
  pthread_mutex_unlock(left);
  pthread_mutex_lock(&count);
  meals++;
  pthread_mutex_unlock(&count);
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    pthread_mutex_init(&forks[i], NULL);
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], NULL, philosopher, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], NULL);
  assert(meals == N);
  return 0;
}
