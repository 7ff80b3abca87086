// @expect violated
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <unistd.h>

int ready;

void *worker(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  sleep(1); /* is no synchronisation */
  usleep(1000);
  sched_yield();
  assert(ready == 1); // want "ready == 1"
  pthread_join(t, 0);
  return 0;
}
