/* sscanf of a program that follows a counterexample. It lies apart from scan.c, which has models that begin where the program does. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "conversion.h"

/* What a text holds is known, and the C library reads it, but for what it does with pointers that are none. */
static int scan_text(const char *text, const char *format, va_list given) {
  struct conversion c;
  va_list list;
  va_copy(list, given);
  asks(format);
  for (const char *f = format; *f;)
    if (*f++ == '%') {
      f = conversion(f, &c);
      if (c.drops || c.verb == '%')
        continue;
      *(volatile char *)va_arg(list, char *);
    }
  va_end(list);
  return vsscanf(text, format, given);
}

SCANF(sscanf, scan_text(text, format, list), const char *text, const char *format)
SCANF(__isoc99_sscanf, scan_text(text, format, list), const char *text, const char *format)
