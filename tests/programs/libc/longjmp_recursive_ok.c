// @expect verified
#include <assert.h>
#include <setjmp.h>
#include <stddef.h>

// Each activation has a landing of its own.
static int down(int n, jmp_buf *outer) {
  jmp_buf mine;
  int code = setjmp(mine);
  if (code)
    return code;
  if (n == 0)
    longjmp(*outer, 4);
  return down(n - 1, &mine) + 10;
}

int main(void) {
  jmp_buf mine;
  if (setjmp(mine))
    return 1;
  assert(down(3, &mine) == 24);
  return 0;
}
