// @expect violated
#include <pthread.h>
#include <semaphore.h>

/* The thread may wait already when its semaphore goes. */
sem_t s;
_Atomic int asked;

void *worker(void *arg) {
  asked = 1;
  sem_wait(&s); // want "sem_wait: the semaphore was destroyed"
  return arg;
}

int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, worker, 0);
  if (asked)
    sem_destroy(&s);
  else
    sem_post(&s);
  pthread_join(t, 0);
  return 0;
}
