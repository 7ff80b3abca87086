// @expect verified
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>
#include <wchar.h>

static int say(const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  int n = vprintf(format, rest) + vfprintf(stderr, format, rest);
  va_end(rest);
  return n;
}

/* Output changes nothing in the program, and may fail. */
int main(void) {
  static char buffer[BUFSIZ];
  int x = 1;
  setbuf(stdout, buffer);
  setvbuf(stderr, 0, _IONBF, 0);
  flockfile(stdout);
  printf("%d", x);
  fprintf(stdout, "%d", x);
  dprintf(1, "%d", x);
  say("%d", x);
  puts("x");
  fputs("x", stdout);
  putchar('x');
  putc('x', stdout);
  fputc('x', stdout);
  putwchar(L'x');
  funlockfile(stdout);
  perror("x");
  assert(fwrite(&x, sizeof x, 1, stdout) <= 1);
  assert(x == 1);
  fflush(stdout);
  return 0;
}
