// @expect violated
#include <assert.h>
#include <pthread.h>

static int depth = 5;

void *worker(void *arg) {
  depth++;
  assert(depth == 6); // want "depth == 6"
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
