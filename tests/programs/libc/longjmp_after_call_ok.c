// @expect verified
// What a call gave before setjmp, from which a jump may come, too, has its value behind a jump.
#include <assert.h>
#include <setjmp.h>

static jmp_buf outer, inner;

static int get(int v) {
  if (v < 0)
    longjmp(outer, 1);
  return v + 1;
}

int main(void) {
  if (setjmp(outer))
    return 1;
  int x = get(4);
  if (setjmp(inner) == 0) {
    if (x)
      longjmp(inner, 1);
    x = 0;
    get(1);
  }
  assert(x == 5);
  return 0;
}
