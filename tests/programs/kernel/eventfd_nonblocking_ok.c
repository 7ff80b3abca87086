// @expect verified
// Whether an eventfd waits can be changed.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <unistd.h>

int main(void) {
  uint64_t n;
  int on = 1, event = eventfd(0, 0);
  if (event < 0)
    return 1;
  assert(fcntl(event, F_SETFL, O_NONBLOCK) == 0);
  assert(read(event, &n, sizeof n) == -1 && errno == EAGAIN);
  int other = eventfd(1, 0);
  if (other < 0)
    return 1;
  assert(read(other, &n, sizeof n) == 8 && n == 1);
  assert(ioctl(other, FIONBIO, &on) == 0);
  assert(read(other, &n, sizeof n) == -1 && errno == EAGAIN);
  return 0;
}
