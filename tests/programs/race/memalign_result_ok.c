// @expect verified
// Functions that store what they make at an address write there.
#include <pthread.h>
#include <stdlib.h>

static void *made;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *make(void *arg) {
  pthread_mutex_lock(&m);
  posix_memalign(&made, 16, 16);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, make, 0);
  make(0);
  pthread_join(t, 0);
  return made == 0;
}
