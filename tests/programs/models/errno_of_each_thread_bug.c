// @expect violated
#include <assert.h>
#include <pthread.h>
#include <errno.h>

void *worker(void *arg) {
  errno = 5;
  return arg;
}

int main(void) {
  pthread_t t;
  errno = 3;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  worker(0);
  assert(errno == 3); // want "errno == 3"
  return 0;
}
