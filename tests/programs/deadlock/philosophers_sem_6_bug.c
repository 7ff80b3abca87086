// @expect violated
#include <pthread.h>
#include <semaphore.h>

enum { N = 6 };

sem_t forks[N];

static void eat(int left, int right) {
  sem_wait(&forks[left]); // want "deadlock"
  sem_wait(&forks[right]); // want "deadlock"
  sem_post(&forks[right]);
  sem_post(&forks[left]);
}

void *philosopher(void *arg) {
  int i = (int)(long)arg;
  eat(i, (i + 1) % N);
  return 0;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    sem_init(&forks[i], 0, 1);
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], 0, philosopher, (void *)(long)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0); // want "deadlock"
  return 0;
}
