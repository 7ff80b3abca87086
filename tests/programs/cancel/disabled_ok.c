// @expect verified
#include <pthread.h>
#include <assert.h>

int after;

void *worker(void *arg) {
  pthread_testcancel();
  after = 1;
  return arg;
}

void *careful(void *arg) {
  int old;
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
  worker(arg);
  pthread_setcancelstate(old, 0);
  return arg;
}

pthread_t t;

int main(void) {
  void *result = 0;
  pthread_create(&t, 0, careful, 0);
  pthread_cancel(t);
  pthread_join(t, &result);
  assert(after || result == PTHREAD_CANCELED);
  assert(after && !result);
  return 0;
}
