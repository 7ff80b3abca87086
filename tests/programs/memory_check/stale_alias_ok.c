// @expect verified
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
  if (b.size)
    copy.data[0] = 1;
  return 0;
}
