// @expect verified
// With _GNU_SOURCE, PTHREAD_STACK_MIN is a call. Threads can have that little.
#define _GNU_SOURCE
#include <assert.h>
#include <limits.h>
#include <pthread.h>

int done;

void *work(void *arg) {
  done = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  assert(pthread_attr_setstacksize(&attributes, PTHREAD_STACK_MIN) == 0);
  pthread_create(&t, &attributes, work, 0);
  pthread_attr_destroy(&attributes);
  pthread_join(t, 0);
  assert(done == 1);
  return 0;
}
