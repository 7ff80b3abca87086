// @expect violated
// The call is behind setjmp.
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
  int x = 0;
  if (setjmp(inner) == 0) {
    x = get(4);
    if (x)
      longjmp(inner, 1);
    x = 0;
    get(1);
  }
  assert(x == 5); // want "no value"
  return 0;
}
