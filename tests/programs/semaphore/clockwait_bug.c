// @expect violated
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

int sem_clockwait(sem_t *, clockid_t, const struct timespec *);

/* There is a post in time or not. */
sem_t s;
int x;

void *worker(void *arg) {
  x = 1;
  sem_post(&s);
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec soon = {1, 0};
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, worker, 0);
  sem_clockwait(&s, CLOCK_MONOTONIC, &soon);
  assert(x == 1); // want "x == 1|race"
  pthread_join(t, 0);
  sem_destroy(&s);
  return 0;
}
