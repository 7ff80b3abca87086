// @expect verified
// @flags --check=memory
#include <stdlib.h>
struct packet {
  int n;
  char data[];
};

int main(void) {
  struct packet *p = malloc(sizeof *p + 4);
  p->n = 4;
  for (int i = 0; i < p->n; i++)
    p->data[i] = 0;
  free(p);
  return 0;
}
