// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* A timed lock is had, or time is up. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int x;

void *writer(void *arg) {
  pthread_rwlock_wrlock(&l);
  x++;
  pthread_rwlock_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec soon;
  clock_gettime(CLOCK_REALTIME, &soon);
  pthread_create(&t, 0, writer, 0);
  int error = pthread_rwlock_timedwrlock(&l, &soon);
  assert(error == 0 || error == ETIMEDOUT);
  if (!error) {
    x++;
    pthread_rwlock_unlock(&l);
  }
  pthread_join(t, 0);
  assert(x == 1 + !error);
  return 0;
}
