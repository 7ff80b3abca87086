// @expect verified
// A thread that waits for an event is cancelled, and takes none then.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int event;

static void *work(void *arg) {
  uint64_t n;
  if (read(event, &n, sizeof n) != sizeof n)
    return NULL;
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  uint64_t n = 3;
  event = eventfd(0, 0);
  if (event < 0)
    return 0;
  pthread_create(&t, NULL, work, &n);
  write(event, &n, sizeof n);
  pthread_cancel(t);
  pthread_join(t, &result);
  n = 1;
  write(event, &n, sizeof n);
  read(event, &n, sizeof n);
  assert(n == (result == PTHREAD_CANCELED ? 4 : 1));
  return 0;
}
