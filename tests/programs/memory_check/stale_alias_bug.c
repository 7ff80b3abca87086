// @expect violated
// @flags --check=memory
#include <stdlib.h>
struct buffer {
  char *data;
  int size;
};

static void clear(struct buffer *b) {
  free(b->data);
  b->size = 0;
}

int main(void) {
  struct buffer b = {malloc(2), 2}, copy = b;
  clear(&b);
  if (copy.size)
    copy.data[0] = 1; // want "copy.data.0.: writes 1 byte at offset 0 of malloc"
  return 0;
}
