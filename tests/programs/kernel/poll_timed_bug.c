// @expect violated
// The time may be over first.
#include <assert.h>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

static int ends[2];

static void *producer(void *arg) {
  write(ends[1], "!", 1);
  return arg;
}

int main(void) {
  pthread_t t;
  if (pipe(ends) != 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  struct pollfd asked = {.fd = ends[0], .events = POLLIN};
  assert(poll(&asked, 1, 1000) == 1); // want "poll"
  pthread_join(t, 0);
}
