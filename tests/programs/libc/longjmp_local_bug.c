// @expect violated
// @optimised LLVM chooses a value where there is none
// What has changed since setjmp and is not volatile has no value (C11 7.13.2.1).
#include <setjmp.h>

static jmp_buf buffer;

int main(void) {
  int n = 1;
  if (!setjmp(buffer)) {
    n = 2;
    longjmp(buffer, 1);
  }
  if (n == 2) // want "n is read and has no value"
    return 1;
  return 0;
}
