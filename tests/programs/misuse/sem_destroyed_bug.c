// @expect violated
#include <pthread.h>
#include <semaphore.h>

sem_t s;

void *worker(void *arg) {
  sem_wait(&s); // want "sem_wait: the semaphore was destroyed"
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&s, 0, 1);
  pthread_create(&t, 0, worker, 0);
  sem_destroy(&s);
  pthread_join(t, 0);
  return 0;
}
