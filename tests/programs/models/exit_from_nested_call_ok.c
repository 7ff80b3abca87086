// @expect verified
#include <assert.h>
#include <pthread.h>

int x;

static void leave(int *value) { pthread_exit(value); }

void *worker(void *arg) {
  x = 1;
  leave(arg);
  x = 2;
  return 0;
}

int main(void) {
  pthread_t t;
  int value;
  void *result;
  pthread_create(&t, 0, worker, &value);
  pthread_join(t, &result);
  assert(x == 1 && result == &value);
  return 0;
}
