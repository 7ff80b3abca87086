// @expect violated
#include <assert.h>
#include <setjmp.h>

static jmp_buf buffer;

int main(void) {
  volatile int jumps = 0;
  if (_setjmp(buffer) < 2)
    _longjmp(buffer, ++jumps);
  assert(jumps == 3); // want "jumps"
  return 0;
}
