// @expect verified
#include <arpa/inet.h>
#include <assert.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  unsigned net = htonl(x);
  const unsigned char *bytes = (const unsigned char *)&net;
  assert(bytes[0] == x >> 24 && bytes[3] == (x & 255));
  assert(ntohl(net) == x);
  assert(htons(0x1234) == 0x3412 && ntohs(htons((unsigned short)x)) == (unsigned short)x);
  return 0;
}
