// @expect verified
// What is there does not go away; whoever can write is told so, and that nobody reads any more.
#define _GNU_SOURCE
#include <assert.h>
#include <poll.h>
#include <unistd.h>

int main(void) {
  int ends[2];
  if (pipe(ends) != 0)
    return 1;
  struct pollfd asked[2] = {{ends[0], POLLIN, 0}, {ends[1], POLLOUT, 0}};
  assert(ppoll(asked, 2, 0, 0) == 1 && asked[1].revents == POLLOUT);
  write(ends[1], "!", 1);
  assert(poll(asked, 2, 0) == 2 && asked[0].revents == POLLIN);
  close(ends[0]);
  asked[0].fd = -1;
  assert(poll(asked, 2, -1) == 1 && asked[0].revents == 0 && asked[1].revents == (POLLOUT | POLLERR));
}
