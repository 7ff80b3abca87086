// @expect violated
#include <assert.h>
#include <pthread.h>

pthread_t seen;

void *worker(void *arg) {
  seen = pthread_self();
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, worker, NULL);
  pthread_create(&u, NULL, worker, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  assert(pthread_equal(seen, u)); // want "pthread_equal"
  return 0;
}
