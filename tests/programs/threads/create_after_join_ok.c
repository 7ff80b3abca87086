// @expect verified
// @flags --engine=order
// The second thread is started behind the end of the first one.
#include <assert.h>
#include <pthread.h>

int x;

void *first(void *arg) {
  x = x + 1;
  return 0;
}

void *second(void *arg) {
  x = x + 2;
  assert(x == 3);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, first, 0);
  pthread_join(t, 0);
  pthread_create(&t, 0, second, 0);
  pthread_join(t, 0);
  assert(x == 3);
  return 0;
}
