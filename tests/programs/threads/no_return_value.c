// @expect verified
#include <assert.h>
#include <pthread.h>

int x;

void *worker(void *arg) {
  if (arg)
    return arg;
  x = 1;
  pthread_exit(0);
}

int main(void) {
  pthread_t t;
  void *r = &x;
  pthread_create(&t, 0, worker, 0);
  assert(pthread_join(t, &r) == 0);
  assert(x == 1 && r == 0);
  return 0;
}
