// @expect verified
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

static void *work(void *arg) {
  pause();
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, work, NULL);
  pthread_cancel(t);
  pthread_join(t, &result);
  assert(result == PTHREAD_CANCELED);
  return 0;
}
