// @expect violated
// A second file that is watched may be the one that is ready.
#include <assert.h>
#include <sys/epoll.h>
#include <unistd.h>

struct peer { int file; long seen; };

int main(void) {
  struct peer peers[2] = {{3, 0}, {4, 0}};
  int epoll = epoll_create1(0);
  for (int i = 0; i < 2; i++) {
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = &peers[i]};
    if (epoll < 0 || epoll_ctl(epoll, EPOLL_CTL_ADD, peers[i].file, &event))
      return 1;
  }
  struct epoll_event got[1];
  if (epoll_wait(epoll, got, 1, -1) == 1)
    assert(got[0].data.ptr == &peers[0]); // want "peers"
}
