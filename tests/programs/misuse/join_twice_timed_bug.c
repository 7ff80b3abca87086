// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
#include <time.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  struct timespec soon = {1, 0};
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  pthread_timedjoin_np(t, 0, &soon); // want "pthread_timedjoin_np: the thread was joined already"
  return 0;
}
