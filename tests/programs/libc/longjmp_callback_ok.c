// @expect verified
#include <assert.h>
#include <setjmp.h>
#include <stdlib.h>

static jmp_buf buffer;

static int compare(const void *x, const void *y) {
  if (*(const int *)x == 3)
    longjmp(buffer, 9);
  return *(const int *)x - *(const int *)y;
}

int main(void) {
  int a[4] = {4, 3, 2, 1};
  int code = setjmp(buffer);
  if (code == 0) {
    qsort(a, 4, sizeof *a, compare);
    assert(0);
  }
  assert(code == 9);
  return 0;
}
