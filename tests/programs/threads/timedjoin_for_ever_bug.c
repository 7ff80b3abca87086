// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>

sem_t never;

void *worker(void *arg) {
  sem_wait(&never); // want "every unfinished thread waits for ever"
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&never, 0, 0);
  pthread_create(&t, NULL, worker, NULL);
  pthread_timedjoin_np(t, NULL, NULL);
  return 0;
}
