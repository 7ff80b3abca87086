// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

int x;

void *inc(void *arg) {
  x++;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, inc, 0);
  pthread_create(&b, 0, inc, 0);
  pthread_join(a, 0);
  pthread_join(a, 0); /* twice the same thread */
  assert(x == 2); // want "x == 2"
  return 0;
}
