// @expect violated
// Nobody writes.
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

static int ends[2], data;

static void *producer(void *arg) {
  data = 7;
  return arg;
}

int main(void) {
  pthread_t t;
  if (pipe(ends) != 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  struct pollfd asked = {.fd = ends[0], .events = POLLIN};
  poll(&asked, 1, -1); // want "waits"
  pthread_join(t, 0);
}
