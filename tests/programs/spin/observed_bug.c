// @expect violated
// That the mutex is held for a moment decides what another thread does.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done, seen;

void *worker(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    if (done) {
      pthread_mutex_unlock(&m);
      break;
    }
    pthread_mutex_unlock(&m);
  }
  assert(!seen); // want "!seen"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  if (pthread_mutex_trylock(&m))
    seen = 1;
  else
    pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
