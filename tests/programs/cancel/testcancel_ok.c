// @expect verified
#include <pthread.h>
#include <assert.h>

/* A thread that was cancelled ends at its next cancellation point, and says so. */
int after;

void *worker(void *arg) {
  pthread_testcancel();
  after = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, 0, worker, 0);
  pthread_cancel(t);
  pthread_join(t, &result);
  assert(after == (result != PTHREAD_CANCELED));
  return 0;
}
