// @expect verified
#include <arpa/inet.h>
#include <assert.h>
#include <string.h>

int main(void) {
  unsigned char bytes[] = {127, 0, 30, 9};
  struct in_addr a;
  memcpy(&a, bytes, sizeof a);
  assert(strcmp(inet_ntoa(a), "127.0.30.9") == 0);
  return 0;
}
