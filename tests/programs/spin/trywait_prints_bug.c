// @expect violated
// The same; nobody posts it.
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

sem_t ready;

void *worker(void *arg) {
  sem_trywait(&ready);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&ready, 0, 0);
  pthread_create(&t, NULL, worker, NULL);
  while (sem_trywait(&ready)) { // want "for ever"
    puts("waiting");
    sleep(1);
  }
  pthread_join(t, NULL);
  return 0;
}
