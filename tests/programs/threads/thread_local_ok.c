// @expect verified
#include <assert.h>
#include <pthread.h>

static __thread int depth = 5;

void *worker(void *arg) {
  depth++;
  assert(depth == 6);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  depth--;
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(depth == 4);
  return 0;
}
