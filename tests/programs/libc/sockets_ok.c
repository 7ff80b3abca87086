// @expect verified
#include <arpa/inet.h>
#include <assert.h>
#include <netdb.h>
#include <poll.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>

/* A peer answers anything, or nothing; never more than there is room for. */
int main(void) {
  char b[2] = "x";
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_addr.s_addr = inet_addr("127.0.0.1")};
  socklen_t size = sizeof a;
  int s = socket(AF_INET, SOCK_STREAM, 0), on = 1, value;
  assert(s >= -1);
  int done = setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  done += bind(s, (struct sockaddr *)&a, sizeof a) + listen(s, 1) + shutdown(s, SHUT_RD);
  done += connect(s, (struct sockaddr *)&a, sizeof a);
  assert(done <= 0 && done >= -5);
  assert(accept(s, (struct sockaddr *)&a, &size) >= -1);
  ssize_t n = send(s, b, 2, 0);
  assert(n >= -1 && n <= 2);
  n = sendto(s, b, 2, 0, (struct sockaddr *)&a, sizeof a);
  assert(n >= -1 && n <= 2);
  n = recv(s, b, 2, 0);
  assert(n >= -1 && n <= 2);
  n = recvfrom(s, b, 1, 0, 0, 0);
  assert(n >= -1 && n <= 1);
  fd_set set;
  FD_ZERO(&set);
  FD_SET(0, &set);
  assert(select(1, &set, 0, 0, 0) <= 1);
  struct pollfd p = {s, POLLIN, 0};
  int ready = poll(&p, 1, 0);
  assert(ready != 0 || p.revents == 0);
  size = sizeof value;
  if (getsockopt(s, SOL_SOCKET, SO_ERROR, &value, &size) == 0)
    assert(size <= sizeof value);
  struct in_addr in;
  inet_aton("10.0.0.1", &in);
  assert(strlen(inet_ntoa(in)) > 0);
  struct hostent *h = gethostbyname("localhost");
  assert(!h || h->h_length == 4);
  
  return 0;
}
