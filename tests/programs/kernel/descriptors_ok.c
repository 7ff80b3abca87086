// @expect verified
// What these functions return is open, but that they return, and that descriptors are not negative unless errno says why.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
  int ends[2];
  eventfd_t n = 0;
  int event = eventfd(3, EFD_NONBLOCK);
  if (event < 0)
    return 1;
  assert(eventfd_write(event, 4) == 0);
  assert(eventfd_read(event, &n) == 0 && n == 7);
  assert(eventfd_read(event, &n) == -1 && errno == EAGAIN);
  int copy = dup(event), poll = epoll_create(1);
  assert(copy >= -1 && poll >= -1);
  if (copy >= 0)
    assert(eventfd_write(copy, 2) == 0 && eventfd_read(event, &n) == 0 && n == 2);
  if (pipe2(ends, O_CLOEXEC) == 0)
    assert(ends[0] >= 0 && ends[1] >= 0);
  assert(fdatasync(event) <= 0);
  assert(sync_file_range(event, 0, 0, 0) <= 0);
  assert(posix_fadvise(event, 0, 0, POSIX_FADV_DONTNEED) >= 0);
  assert(madvise(ends, sizeof ends, MADV_NORMAL) <= 0);
  assert(gettid() == gettid());
}
