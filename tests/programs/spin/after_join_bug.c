// @expect violated
// The other thread has ended, and nobody gives the mutex back.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *run(void *arg) {
  pthread_mutex_lock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_join(t, 0);
  while (pthread_mutex_trylock(&m)) // want "wait|goes round"
    ;
  return 0;
}
