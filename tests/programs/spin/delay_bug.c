// @expect violated
// The counter does not end the loop.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
#include <unistd.h>
atomic_int go;
int x;

void *worker(void *arg) {
  int attempt = 0;
  while (!go) { // want "goes round"
    if (++attempt >= 10)
      usleep(10);
  }
  assert(x == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  x = 1;
  pthread_join(t, 0);
  return 0;
}
