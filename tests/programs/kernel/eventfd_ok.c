// @expect verified
// Reading waits for the counter, and takes all of it.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int event;
static int data;

static void *producer(void *arg) {
  uint64_t two = 2;
  data = 7;
  assert(write(event, &two, sizeof two) == sizeof two);
  return arg;
}

int main(void) {
  pthread_t t;
  uint64_t n = 0;
  event = eventfd(1, EFD_SEMAPHORE | EFD_CLOEXEC);
  if (event < 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  for (int i = 0; i < 3; i++)
    assert(read(event, &n, sizeof n) == sizeof n && n == 1);
  assert(data == 7);
  pthread_join(t, 0);
  close(event);
}
