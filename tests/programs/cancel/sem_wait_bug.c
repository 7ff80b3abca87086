// @expect violated
#include <pthread.h>
#include <assert.h>
#include <semaphore.h>

/* It may have been cancelled before it could take anything, or after. */
sem_t s;

void *worker(void *arg) {
  sem_wait(&s);
  return arg;
}

int main(void) {
  pthread_t t;
  int value;
  sem_init(&s, 0, 1);
  pthread_create(&t, 0, worker, 0);
  pthread_cancel(t);
  pthread_join(t, 0);
  sem_getvalue(&s, &value);
  assert(value == 0); // want "value == 0"
  return 0;
}
