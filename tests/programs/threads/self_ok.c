// @expect verified
#include <assert.h>
#include <pthread.h>

pthread_t seen;

void *worker(void *arg) {
  seen = pthread_self();
  assert(!pthread_equal(seen, *(pthread_t *)arg));
  return NULL;
}

int main(void) {
  pthread_t t, me = pthread_self();
  pthread_create(&t, NULL, worker, &me);
  pthread_join(t, NULL);
  assert(pthread_equal(seen, t));
  assert(pthread_equal(me, pthread_self()));
  return 0;
}
