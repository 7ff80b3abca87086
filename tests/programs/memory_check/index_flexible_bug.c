// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>
struct packet {
  int n;
  char data[];
};

int main(void) {
  struct packet *p = malloc(sizeof *p + 4);
  p->n = 4;
  for (int i = 0; i <= p->n; i++)
    p->data[i] = 0; // want "writes 1 byte at offset 8 of malloc"
  free(p);
  return 0;
}
