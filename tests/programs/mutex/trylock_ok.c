// @expect verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>

int inside;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  int r = pthread_mutex_trylock(&m);
  if (r == 0) {
    inside++;
    assert(inside == 1);
    inside--;
    pthread_mutex_unlock(&m);
  } else {
    assert(r == EBUSY);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
  return 0;
}
