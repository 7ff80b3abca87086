// @expect verified
// A pipe that does not wait says so; poll says when it has something; without readers nothing is written.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static int ends[2];

static void *producer(void *arg) {
  assert(write(ends[1], "x", 1) == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  char c = 0;
  signal(SIGPIPE, SIG_IGN);
  if (pipe2(ends, O_NONBLOCK | O_CLOEXEC) != 0)
    return 1;
  assert(read(ends[0], &c, 1) == -1 && errno == EAGAIN);
  assert(write(ends[0], &c, 1) == -1 && errno == EBADF);
  assert(fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) & ~O_NONBLOCK) == 0);
  pthread_create(&t, 0, producer, 0);
  struct pollfd asked = {.fd = ends[0], .events = POLLIN};
  if (poll(&asked, 1, 0) == 1 && asked.revents & POLLIN)
    assert(read(ends[0], &c, 1) == 1 && c == 'x');
  pthread_join(t, 0);
  int copy = dup(ends[1]);
  close(ends[1]);
  if (copy >= 0)
    assert(write(copy, "y", 1) == 1 && read(ends[0], &c, 1) == 1);
  close(ends[0]);
  assert(copy < 0 || (write(copy, "z", 1) == -1 && errno == EPIPE));
  return 0;
}
