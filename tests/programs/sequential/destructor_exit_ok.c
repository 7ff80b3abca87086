// @expect verified
// exit calls destructors, in whatever thread, as main's return does.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int ended;

__attribute__((destructor)) static void last(void) {
  assert(ended == 1);
}

static void *worker(void *arg) {
  ended++;
  exit(0);
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
