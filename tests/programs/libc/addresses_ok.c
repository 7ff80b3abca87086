// @expect verified
#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <string.h>

int main(void) {
  struct in_addr a = {7};
  struct in6_addr b;
  char text[INET6_ADDRSTRLEN];
  assert(inet_pton(AF_INET, "127.0.0.1", &a) == 1 && a.s_addr == htonl(0x7f000001));
  assert(inet_pton(AF_INET, "127.0.0", &a) == 0 && inet_pton(AF_INET, "1.2.3.4.5", &a) == 0);
  assert(inet_pton(AF_INET, "1.2.3.256", &a) == 0 && inet_pton(AF_INET, "1.2.3.04", &a) == 0 && inet_pton(AF_INET, "1.2..4", &a) == 0);
  assert(inet_pton(AF_INET, " 1.2.3.4", &a) == 0 && inet_pton(AF_INET, "1.2.3.4 ", &a) == 0);
  assert(a.s_addr == htonl(0x7f000001));
  assert(inet_ntop(AF_INET, &a, text, sizeof text) == text && strcmp(text, "127.0.0.1") == 0);
  assert(!inet_ntop(AF_INET, &a, text, 9) && errno == ENOSPC && inet_ntop(AF_INET, &a, text, 10));
  assert(inet_pton(AF_UNIX, "1.2.3.4", &a) == -1 && errno == EAFNOSUPPORT && !inet_ntop(AF_UNIX, &a, text, sizeof text));
  if (inet_pton(AF_INET6, "::1", &b) == 1)
    assert(inet_ntop(AF_INET6, &b, text, sizeof text) == text && strlen(text) < sizeof text);
  return 0;
}
