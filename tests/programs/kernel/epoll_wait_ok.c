// @expect verified
// epoll_wait waits for the event; a file that is told of once is not told of again until the program asks for it.
#include <assert.h>
#include <pthread.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

static int event, data;

static void *producer(void *arg) {
  data = 7;
  eventfd_write(event, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  int epoll = epoll_create1(0);
  event = eventfd(0, 0);
  struct epoll_event asked = {.events = EPOLLIN | EPOLLONESHOT, .data.fd = 5}, got[2];
  if (event < 0 || epoll < 0)
    return 1;
  assert(epoll_ctl(epoll, EPOLL_CTL_ADD, event, &asked) == 0);
  pthread_create(&t, 0, producer, 0);
  assert(epoll_wait(epoll, got, 2, -1) == 1);
  assert(got[0].data.fd == 5 && got[0].events == EPOLLIN && data == 7);
  assert(epoll_wait(epoll, got, 2, 10) == 0);
  assert(epoll_ctl(epoll, EPOLL_CTL_MOD, event, &asked) == 0);
  assert(epoll_pwait(epoll, got, 2, -1, 0) == 1);
  close(event);
  assert(epoll_wait(epoll, got, 2, 0) == 0);
  pthread_join(t, 0);
}
