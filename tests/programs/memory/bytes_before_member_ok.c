// @expect verified
// @flags -- -m32
/* An array that is written byte by byte, at places that are not known, and read as wide numbers,
   beside a member that is not. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

struct record {
  long long list[2];
  struct {
    long long number;
  } last;
};

struct record r = {{1, 2}, {0x7fffffffffffffffll}};

int main(void) {
  int k = __VERIFIER_nondet_int();
  long long second = r.list[(k + 1) & 1];
  ((unsigned char *)r.list)[k & 15] = 5;
  struct record copy = r;
  assert(second == 1 || second == 2);
  assert(copy.last.number == 0x7fffffffffffffffll);
  assert(r.last.number == 0x7fffffffffffffffll);
  return 0;
}
