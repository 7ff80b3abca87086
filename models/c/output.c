/* <stdio.h>, output: no effect, and it may fail. */
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

#include "cancel.h"
#include "failure.h"
#include "gsmack.h"
#include "needs.h"
#include "reads.h"
#include "stream.h"

#undef putc
#undef putchar

/* Never looked into. */
static FILE standard_input, standard_output, standard_error;
FILE *stdin = &standard_input;
FILE *stdout = &standard_output;
FILE *stderr = &standard_error;

FILE *__model_standard(int number) {
  return number == 0   ? &standard_input
         : number == 1 ? &standard_output
                       : &standard_error;
}

_Bool __model_is_standard(FILE *file) {
  return file == &standard_input || file == &standard_output ||
         file == &standard_error;
}

/* How many characters were written, or that it failed. */
static inline int number_or_error(const char *what) {
  _Bool failed = __gsmack_nondet_bool();
  __gsmack_approximate(what, 0, 0);
  int n = __gsmack_nondet_int();
  __gsmack_assume(n >= 0);
  return failed ? fails() : n;
}

int printf(const char *restrict format, ...) {
  moves_data(&standard_output);
  return number_or_error("the number of characters that printf writes");
}

int fprintf(FILE *restrict file, const char *restrict format, ...) {
  moves_data(file);
  return number_or_error("the number of characters that fprintf writes");
}

int dprintf(int file, const char *restrict format, ...) {
  possible_cancellation_point();
  return number_or_error("the number of characters that dprintf writes");
}

int vprintf(const char *restrict format, va_list arguments) {
  moves_data(&standard_output);
  reads_all(format);
  return number_or_error("the number of characters that vprintf writes");
}

int vfprintf(FILE *restrict file, const char *restrict format,
             va_list arguments) {
  moves_data(file);
  reads_all(format);
  return number_or_error("the number of characters that vfprintf writes");
}

int vdprintf(int file, const char *restrict format, va_list arguments) {
  possible_cancellation_point();
  reads_all(format);
  return number_or_error("the number of characters that vdprintf writes");
}

int puts(const char *s) {
  moves_data(&standard_output);
  reads_all(s);
  return number_or_error("the number that puts returns");
}

int fputs(const char *restrict s, FILE *restrict file) {
  moves_data(file);
  reads_all(s);
  return number_or_error("the number that fputs returns");
}

int putchar(int c) {
  moves_data(&standard_output);
  return character_or_error(c);
}

int putc(int c, FILE *file) {
  moves_data(file);
  return character_or_error(c);
}

int fputc(int c, FILE *file) {
  moves_data(file);
  return character_or_error(c);
}

wint_t fputwc(wchar_t c, FILE *file) {
  moves_data(file);
  __model_needs(0, c);
  return __gsmack_nondet_bool() ? WEOF : (wint_t)c;
}

wint_t putwc(wchar_t c, FILE *file) { return fputwc(c, file); }

wint_t putwchar(wchar_t c) { return fputwc(c, &standard_output); }

int fputws(const wchar_t *restrict s, FILE *restrict file) {
  moves_data(file);
  for (; *s; s++)
    __model_needs(0, *s);
  return number_or_error("the number that fputws returns");
}

int wprintf(const wchar_t *restrict format, ...) {
  moves_data(&standard_output);
  return number_or_error("the number of characters that wprintf writes");
}

int fwprintf(FILE *restrict file, const wchar_t *restrict format, ...) {
  moves_data(file);
  return number_or_error("the number of characters that fwprintf writes");
}

int vwprintf(const wchar_t *restrict format, va_list arguments) {
  moves_data(&standard_output);
  __model_printed_wide(format, -1, 1);
  return number_or_error("the number of characters that vwprintf writes");
}

int vfwprintf(FILE *restrict file, const wchar_t *restrict format,
              va_list arguments) {
  moves_data(file);
  __model_printed_wide(format, -1, 1);
  return number_or_error("the number of characters that vfwprintf writes");
}

size_t fwrite(const void *restrict data, size_t size, size_t count,
              FILE *restrict file) {
  moves_data(file);
  sends(data, size * count);
  size_t written = __gsmack_nondet_ulong();
  __gsmack_assume(written <= count);
  if (written < count)
    fails();
  return written;
}

int fflush(FILE *file) {
  if (file) {
    uses_stream(file);
    if (__model_tell_text)
      __model_tell_text(file, 0);
  }
  possible_cancellation_point();
  return done_or_not();
}

void perror(const char *s) {
  moves_data(&standard_error);
  if (s)
    reads_all(s);
}
