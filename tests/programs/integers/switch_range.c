// @expect verified
// @flags -- -O1
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

__attribute__((noinline)) static int kind(unsigned char c) {
  switch (c) {
  case '0' ... '9':
    return 1;
  case 'a' ... 'f':
    return 2;
  case 255:
    return 3;
  }
  return 0;
}

int main(void) {
  unsigned char c = __VERIFIER_nondet_uchar();
  int k = kind(c);
  assert((k == 1) == (c >= '0' && c <= '9'));
  assert((k == 3) == (c == 0xff));
  return 0;
}
