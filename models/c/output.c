/* <stdio.h>, output: no effect, and any result. */
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

#include "cancel.h"
#include "gsmack.h"

#undef putc
#undef putchar
#undef putc_unlocked
#undef putchar_unlocked

/* Never looked into. */
static char streams[3];
FILE *stdin = (FILE *)&streams[0];
FILE *stdout = (FILE *)&streams[1];
FILE *stderr = (FILE *)&streams[2];

int printf(const char *restrict format, ...) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int fprintf(FILE *restrict file, const char *restrict format, ...) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int dprintf(int file, const char *restrict format, ...) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int vprintf(const char *restrict format, va_list arguments) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int vfprintf(FILE *restrict file, const char *restrict format,
             va_list arguments) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int vdprintf(int file, const char *restrict format, va_list arguments) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int puts(const char *s) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int fputs(const char *restrict s, FILE *restrict file) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int putchar(int c) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int putc(int c, FILE *file) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int fputc(int c, FILE *file) {
  possible_cancellation_point();
  return __gsmack_nondet_int();
}

int putc_unlocked(int c, FILE *file) { return __gsmack_nondet_int(); }

int putchar_unlocked(int c) { return __gsmack_nondet_int(); }

wint_t putwchar(wchar_t c) {
  return (wint_t)__gsmack_nondet_int();
}

size_t fwrite(const void *restrict data, size_t size, size_t count,
              FILE *restrict file) {
  possible_cancellation_point();
  size_t written = __gsmack_nondet_ulong();
  __gsmack_assume(written <= count);
  return written;
}

int fflush(FILE *file) {
  possible_cancellation_point();
  return __gsmack_nondet_bool() ? 0 : EOF;
}

void perror(const char *s) {}

void setbuf(FILE *restrict file, char *restrict buffer) {
}

int setvbuf(FILE *restrict file, char *restrict buffer, int mode, size_t size) {
  return 0;
}

void flockfile(FILE *file) {}

void funlockfile(FILE *file) {}
