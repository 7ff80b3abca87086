// @expect verified
// @flags -- -m32
/* An array that is written byte by byte, at places that are not known, and read as wide numbers,
   beside a member that is not. */
#include <assert.h>

struct record {
  long long list[2];
  long long last;
};

struct record r = {{1, 2}, 0x7fffffffffffffffll};
volatile int k;

int main(void) {
  ((unsigned char *)r.list)[k & 15] = 5;
  assert(r.list[1] == 2 || k != 0);
  assert(r.last == 0x7fffffffffffffffll);
  return 0;
}
