// @expect violated
#include <pthread.h>

enum { N = 5 };

pthread_mutex_t forks[N];

static void eat(int left, int right) {
  pthread_mutex_lock(&forks[left]); // want "deadlock"
  pthread_mutex_lock(&forks[right]); // want "deadlock"
  pthread_mutex_unlock(&forks[right]);
  pthread_mutex_unlock(&forks[left]);
}

void *philosopher(void *arg) {
  int i = (int)(long)arg;
  eat(i, (i + 1) % N);
  return 0;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    pthread_mutex_init(&forks[i], 0);
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], 0, philosopher, (void *)(long)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0); // want "deadlock"
  return 0;
}
