// @expect verified
// The attributes that a thread has are those that it was created with, as far as that is known.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
static void *run(void *a) { return 0; }
int main(void) {
  pthread_t t;
  pthread_attr_t attr;
  size_t size;
  int state;
  pthread_create(&t, 0, run, 0);
  assert(!pthread_getattr_np(t, &attr));
  pthread_attr_getstacksize(&attr, &size);
  pthread_attr_getdetachstate(&attr, &state);
  assert(state == PTHREAD_CREATE_JOINABLE);
  pthread_attr_destroy(&attr);
  pthread_join(t, 0);
  return 0;
}
