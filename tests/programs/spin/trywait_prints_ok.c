// @expect verified
// To print while nothing comes is no more than to look again: the program does not ask why sem_trywait failed.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

sem_t ready;

void *worker(void *arg) {
  sem_post(&ready);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&ready, 0, 0);
  pthread_create(&t, NULL, worker, NULL);
  while (sem_trywait(&ready)) {
    puts("waiting");
    sleep(1);
  }
  pthread_join(t, NULL);
  return 0;
}
