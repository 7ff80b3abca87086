// @expect violated
#include <pthread.h>
#include <assert.h>

/* A thread is itself, and nobody else. */
pthread_t first;

void *worker(void *arg) {
  assert(pthread_equal(pthread_self(), first)); // want "pthread_equal"
  return arg;
}

int main(void) {
  pthread_t t;
  first = pthread_self();
  assert(pthread_equal(first, pthread_self()));
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
