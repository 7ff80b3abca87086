// @expect verified
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <sched.h>

/* On which processor a thread runs orders nothing. */
int ready;

void *worker(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_attr_t a;
  pthread_t t;
  cpu_set_t first, now;
  CPU_ZERO(&first);
  CPU_SET(0, &first);
  pthread_attr_init(&a);
  pthread_attr_setaffinity_np(&a, sizeof first, &first);
  pthread_setaffinity_np(pthread_self(), sizeof first, &first);
  assert(pthread_getaffinity_np(pthread_self(), sizeof now, &now) == 0);
  pthread_create(&t, &a, worker, 0);
  pthread_attr_destroy(&a);
  pthread_join(t, 0);
  assert(ready);
  return 0;
}
