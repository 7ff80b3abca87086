// @expect verified
// Each try waits until another time, which is computed anew: the tries need no bound.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static sem_t s;
static int data;

static void *f(void *arg) {
  data = 7;
  sem_post(&s);
  return arg;
}

static int try(long milliseconds) {
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_nsec += milliseconds * 1000000;
  if (until.tv_nsec >= 1000000000) {
    until.tv_sec++;
    until.tv_nsec -= 1000000000;
  }
  return sem_timedwait(&s, &until);
}

int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, NULL, f, NULL);
  while (try(10) == -1)
    assert(errno == ETIMEDOUT);
  assert(data == 7);
  pthread_join(t, NULL);
}
