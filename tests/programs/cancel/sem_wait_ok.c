// @expect verified
#include <pthread.h>
#include <assert.h>
#include <semaphore.h>

/* A wait that is cancelled takes nothing from the semaphore. */
sem_t s;

void *worker(void *arg) {
  sem_wait(&s);
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  int value;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_cancel(t);
  pthread_join(t, &result);
  sem_getvalue(&s, &value);
  assert(value == 0 && result == PTHREAD_CANCELED);
  return 0;
}
