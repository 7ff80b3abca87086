// @expect violated
// A port that is compared without being put into the machine's order.
#include <arpa/inet.h>
#include <assert.h>
#include <netinet/in.h>

int main(void) {
  struct sockaddr_in at = {.sin_port = htons(80)};
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  assert(ntohl(at.sin_addr.s_addr) == INADDR_LOOPBACK);
  assert(ntohs(at.sin_port) == 80);
  assert(at.sin_port == 80); // want "at.sin_port == 80"
  return 0;
}
