// @expect violated
#include <assert.h>
#include <pthread.h>

int x;

void *inner(void *arg) {
  x += 1;
  return arg;
}

void *outer(void *arg) {
  pthread_t t;
  pthread_create(&t, NULL, inner, NULL);
  x += 2;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, outer, NULL);
  pthread_join(t, NULL);
  assert(x == 3); // want "x == 3"
  return 0;
}
