// @expect violated
// The file is watched for one event, and nobody asks for the second.
#include <sys/epoll.h>
#include <sys/eventfd.h>

int main(void) {
  int epoll = epoll_create1(0), event = eventfd(1, 0);
  struct epoll_event asked = {.events = EPOLLIN | EPOLLONESHOT, .data.fd = 5}, got[2];
  if (event < 0 || epoll < 0)
    return 1;
  epoll_ctl(epoll, EPOLL_CTL_ADD, event, &asked);
  epoll_wait(epoll, got, 2, -1);
  epoll_wait(epoll, got, 2, -1); // want "waits"
}
