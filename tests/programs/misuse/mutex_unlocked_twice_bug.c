// @expect violated
#include <pthread.h>

/* One way through leaves the lock too early. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int errors;

static int step(int failed) {
  pthread_mutex_lock(&m);
  if (failed) {
    errors++;
    pthread_mutex_unlock(&m);
  }
  pthread_mutex_unlock(&m); // want "pthread_mutex_unlock: the mutex is not held by this thread"
  return errors;
}

int main(int argc, char **argv) { return step(argc > 2); }
