// @expect verified
#include <pthread.h>
#include <semaphore.h>

enum { N = 6 };

sem_t forks[N];

static void eat(int left, int right) {
  sem_wait(&forks[left]);
  sem_wait(&forks[right]);
  sem_post(&forks[right]);
  sem_post(&forks[left]);
}

/* The last one takes the forks in the other order. */
void *philosopher(void *arg) {
  int i = (int)(long)arg;
  if (i == N - 1)
    eat(0, i);
  else
    eat(i, i + 1);
  return 0;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    sem_init(&forks[i], 0, 1);
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], 0, philosopher, (void *)(long)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  return 0;
}
