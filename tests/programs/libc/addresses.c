// @expect unknown
#include <arpa/inet.h>
#include <assert.h>

int main(void) {
  struct in6_addr a;
  int done = inet_pton(AF_INET6, "::1", &a); // want "the address that inet_pton reads"
  assert(done == 1);
  return 0;
}
