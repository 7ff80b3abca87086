// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

void *square(void *arg) {
  int8_t n = (int8_t)(intptr_t)arg;
  return (void *)(intptr_t)(int8_t)(n * n);
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, square, (void *)(intptr_t)12);
  pthread_join(t, &result);
  assert((intptr_t)result == 144); // want "144"
  return 0;
}
