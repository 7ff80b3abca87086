// @expect violated
#include <assert.h>
#include <stdio.h>

int main(void) {
  int x = 1;
  int sum = fwrite(&x, sizeof x, 1, stdout) == 1;
  sum += printf("x") > 0 && fprintf(stderr, "x") > 0 && dprintf(1, "x") > 0;
  sum += puts("x") >= 0 && fputs("x", stdout) >= 0 && putchar('x') == 'x';
  sum += putc('x', stdout) == 'x' && fputc('x', stdout) == 'x';
  assert(sum > 0); // want "sum > 0"
  return 0;
}
