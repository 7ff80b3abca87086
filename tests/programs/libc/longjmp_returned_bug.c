// @expect violated
#include <setjmp.h>

static jmp_buf buffer;

static int fill(void) { return setjmp(buffer); }

int main(void) {
  if (fill() == 0)
    longjmp(buffer, 1); // want "life ended"
  return 0;
}
