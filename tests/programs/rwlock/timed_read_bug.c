// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* A reader that waits for some time reads with the lock, or not at all. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int x;

void *writer(void *arg) {
  pthread_rwlock_wrlock(&l);
  x = 1;
  x = 2;
  pthread_rwlock_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec soon;
  clock_gettime(CLOCK_REALTIME, &soon);
  pthread_create(&t, 0, writer, 0);
  if (pthread_rwlock_timedrdlock(&l, &soon) != EDEADLK) {
    assert(x != 1); // want "x != 1|race"
    
  }
  pthread_join(t, 0);
  return 0;
}
