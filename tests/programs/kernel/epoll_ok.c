// @expect verified
// Who asks gets back what was said of a file.
#include <assert.h>
#include <sys/epoll.h>
#include <unistd.h>

struct peer { int file; long seen; };

int main(void) {
  struct peer peer = {3, 0};
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = &peer};
  int epoll = epoll_create1(0);
  if (epoll < 0 || epoll_ctl(epoll, EPOLL_CTL_ADD, peer.file, &event))
    return 1;
  struct epoll_event got[2];
  int n = epoll_wait(epoll, got, 2, -1);
  assert(n <= 1);
  for (int i = 0; i < n; i++) {
    struct peer *p = got[i].data.ptr;
    assert(p == &peer);
    p->seen++;
  }
  assert(peer.seen <= 1);
}
