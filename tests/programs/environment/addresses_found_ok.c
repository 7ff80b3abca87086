// @expect bounded
// All addresses of a host are tried, and given back.
#include <assert.h>
#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

int main(void) {
  struct addrinfo hints, *list, *p;
  memset(&hints, 0, sizeof hints);
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo("localhost", "80", &hints, &list) != 0)
    return 1;
  for (p = list; p; p = p->ai_next) {
    assert(p->ai_socktype == SOCK_STREAM);
    assert(p->ai_addr->sa_family == p->ai_family);
    int s = socket(p->ai_family, p->ai_socktype, p->ai_protocol);
    if (s >= 0 && connect(s, p->ai_addr, p->ai_addrlen) == 0)
      break;
  }
  char host[8], service[8];
  if (p && getnameinfo(p->ai_addr, p->ai_addrlen, host, sizeof host, service, sizeof service, 0) == 0)
    assert(strlen(host) < 8);
  freeaddrinfo(list);
  return 0;
}
