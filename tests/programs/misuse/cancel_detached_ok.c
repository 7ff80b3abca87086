// @expect verified
#include <pthread.h>
#include <semaphore.h>

sem_t cancelled;

void *worker(void *arg) {
  sem_wait(&cancelled);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&cancelled, 0, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_detach(t);
  pthread_cancel(t);
  sem_post(&cancelled);
  pthread_exit(0);
}
