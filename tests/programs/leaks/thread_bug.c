// @expect violated
// @flags --check=leaks
#include <pthread.h>
#include <semaphore.h>

sem_t done;

void *worker(void *arg) {
  sem_post(&done);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&done, 0, 0);
  pthread_create(&t, 0, worker, 0);
  sem_wait(&done);
  return 0; // want "a thread is neither joined nor detached"
}
