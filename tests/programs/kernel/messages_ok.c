// @expect verified
// What comes over a socket lies in the memory that it is given, and is no more.
#define _GNU_SOURCE
#include <assert.h>
#include <sys/socket.h>
#include <sys/uio.h>

int main(void) {
  char a[2] = {0}, b[2] = {0};
  struct iovec pieces[2] = {{a, 1}, {b, 2}};
  struct msghdr message = {.msg_iov = pieces, .msg_iovlen = 2};
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  int s = socket(AF_INET, SOCK_STREAM, 0);
  if (s < 0)
    return 0;
  int t = accept4(s, 0, 0, 0);
  assert(t >= -1);
  getpeername(s, (struct sockaddr *)&address, &size);
  size = sizeof address;
  getsockname(s, (struct sockaddr *)&address, &size);
  ssize_t n = recvmsg(s, &message, 0);
  assert(n >= -1 && n <= 3 && a[1] == 0);
  struct msghdr out = {.msg_iov = pieces, .msg_iovlen = 2};
  n = sendmsg(s, &out, 0);
  assert(n >= -1 && n <= 3);
  n = preadv(s, pieces, 2, 0);
  assert(n <= 3 && a[1] == 0);
  assert(pwritev(s, pieces, 2, 0) <= 3);
}
