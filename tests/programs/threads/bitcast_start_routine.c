// @expect violated
#include <assert.h>
#include <pthread.h>

int x;

void worker(void) { x = 1; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, (void *(*)(void *))(void *)worker, 0);
  assert(x == 0); // want "x == 0"
  pthread_join(t, 0);
  return 0;
}
