// @expect violated
#include <assert.h>
#include <pthread.h>

int x;

void *inc(void *arg) {
  x++;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, inc, 0);
  x++;
  pthread_join(t, 0);
  assert(x == 2); // want "x == 2"
  return 0;
}
