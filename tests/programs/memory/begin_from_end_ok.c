// @expect verified
// The beginning of a buffer computed from its end, which lies beside pointers.
#include <assert.h>

struct buffer { char *own; char data[16]; char *end; };

int main(void) {
  struct buffer b = {0};
  char *p = b.data;
  for (int i = 0; i < 16; i++)
    *p++ = 'a';
  b.end = p;
  char *begin = b.end - sizeof b.data;
  *begin = 'z';
  assert(b.data[0] == 'z');
  return 0;
}
