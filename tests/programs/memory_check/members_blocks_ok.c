// @expect verified
// @flags --check=memory --strict-members
// @optimised LLVM forgets of which member an address is
// A hash takes blocks of twelve bytes, one of a key of eight.
#include <stdlib.h>

struct node {
  char key[8];
  int first, second, third, last;
};

static unsigned hash(const char *key, unsigned length) {
  unsigned h = 0;
  while (length >= 4) {
    h += (unsigned)*key;
    key += 12;
    length -= length < 12 ? length : 12;
  }
  return h;
}

int main(void) {
  struct node *n = calloc(1, sizeof *n);
  return n ? (int)hash(n->key, 8) : 0;
}
