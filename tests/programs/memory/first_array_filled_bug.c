// @expect violated
// A home-made memset through a pointer to the whole.
#include <assert.h>
#include <stddef.h>

struct address {
  char host[16];
  int port;
};

static void fill(void *to, int byte, size_t n) {
  unsigned char *p = to;
  for (size_t i = 0; i < n; i++)
    p[i] = byte;
}

int main(void) {
  struct address a;
  fill(&a, 0, sizeof a);
  assert(a.port == 0);
  a.port = 80;
  fill(&a, 1, sizeof a.host + 1);
  assert(a.port == 80 && a.host[15] == 1);
  return 0;
}
