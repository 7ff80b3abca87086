// @expect violated
#include <arpa/inet.h>
#include <assert.h>

/* A text of four numbers of three digits each. */
int main(void) {
  struct in_addr a;
  char text[INET_ADDRSTRLEN - 1];
  assert(inet_pton(AF_INET, "192.168.100.200", &a) == 1);
  assert(inet_ntop(AF_INET, &a, text, sizeof text)); // want "inet_ntop"
  return 0;
}
