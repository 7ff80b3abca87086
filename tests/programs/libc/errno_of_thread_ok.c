// @expect verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static void *work(void *arg) {
  errno = 5;
  assert(errno == 5);
  return arg;
}

int main(void) {
  pthread_t t;
  errno = 3;
  pthread_create(&t, NULL, work, NULL);
  assert(errno == 3);
  pthread_join(t, NULL);
  assert(errno == 3);
  return 0;
}
