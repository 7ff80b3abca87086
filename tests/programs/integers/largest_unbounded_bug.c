// @expect violated
// @flags --integers=unbounded
#define _GNU_SOURCE
#include <assert.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

int main(void) {
  int fd = eventfd(1, 0);
  if (fd < 0)
    return 0;
  uint64_t n = 1;
  if (write(fd, &n, sizeof n) == sizeof n && read(fd, &n, sizeof n) == sizeof n)
    assert(n == 1); // want "n == 1"
  return 0;
}
