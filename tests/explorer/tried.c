// Who tries the lock sees that the loop holds it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *worker(void *arg) {
  int busy = pthread_mutex_trylock(&m);
  if (busy)
    pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  for (;;) {
    pthread_mutex_lock(&m);
    if (done)
      break;
    pthread_mutex_unlock(&m);
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
