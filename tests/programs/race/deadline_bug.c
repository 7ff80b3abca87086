// @expect violated
// Who waits until a time reads all of it.
#include <pthread.h>
#include <time.h>

static struct timespec until;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg) {
  if (!pthread_mutex_timedlock(&m, &until)) // want "race"
    pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, work, 0);
  until.tv_sec = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
