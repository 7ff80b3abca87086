// @expect verified
// This counter ends the loop.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
#include <unistd.h>
atomic_int go;

void *worker(void *arg) {
  int attempt = 0;
  while (!go) {
    if (++attempt >= 3)
      break;
    usleep(10);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
