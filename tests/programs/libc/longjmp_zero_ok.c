// @expect verified
#include <assert.h>
#include <setjmp.h>

int main(void) {
  jmp_buf buffer;
  volatile int jumps = 0;
  switch (setjmp(buffer)) {
  case 0:
    longjmp(buffer, 0); // returns 1
  case 1:
    if (jumps++ < 2)
      longjmp(buffer, 1);
    break;
  default:
    assert(0);
  }
  assert(jumps == 3);
  return 0;
}
