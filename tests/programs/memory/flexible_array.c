// @expect verified
#include <assert.h>
#include <stdlib.h>

struct packet {
  unsigned char length;
  short body[];
};

int main(void) {
  struct packet *p = malloc(sizeof *p + 3 * sizeof(short));
  if (!p)
    return 0;
  p->length = 3;
  for (int i = 0; i < 3; i++)
    p->body[i] = -i;
  assert(p->body[2] == -2 && p->length == 3);
  return 0;
}
