// @expect violated
// Whatever the thread chooses, it comes round.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

atomic_int go, stop;

void *worker(void *arg) {
  while (!go) { // want "goes round"
    if (rand() % 2) {
      if (stop)
        return arg;
    } else {
      usleep(10);
    }
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
