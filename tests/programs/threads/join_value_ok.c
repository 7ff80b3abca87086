// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

void *square(void *arg) {
  intptr_t n = (intptr_t)arg;
  return (void *)(n * n);
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, square, (void *)(intptr_t)7);
  pthread_join(t, &result);
  assert((intptr_t)result == 49);
  return 0;
}
