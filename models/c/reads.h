/* What a function reads that prints or sends memory. */
#ifndef GSMACK_MODEL_READS_H
#define GSMACK_MODEL_READS_H

#include <stddef.h>
#include <wchar.h>

#include "gsmack.h"

/* All bytes are read. Whoever writes one of them races with the read of that one, so that one,
 * whichever, is enough. */
static inline void reads(const void *from, size_t size) {
  if (size) {
    size_t i = __gsmack_nondet_ulong();
    __gsmack_assume(i < size);
    (void)((const volatile char *)from)[i];
  }
}

/* They are read, and leave the program. */
static inline void sends(const void *from, size_t size) {
  if (size) {
    size_t i = __gsmack_nondet_ulong();
    __gsmack_assume(i < size);
    const volatile char *byte = (const volatile char *)from + i;
    __gsmack_sends((const void *)byte, *byte);
  }
}

/* %s and formats, %ls and wide formats (printed.c). */
void __model_printed_text(const char *s, int precision);
void __model_printed_wide(const wchar_t *s, int precision, int largest);

/* A literal ends within itself, and nobody writes to it. */
static inline void reads_all(const char *s) {
  if (__gsmack_text_length(s, 0) < 0)
    __model_printed_text(s, -1);
}

/* A text is read up to its end, but no more than PRECISION characters if that is not negative. How far it goes
 * takes a loop. Of a long one so many characters are taken as --set=printed-text=N says. */
static inline void reads_text(const char *s, int precision) {
  int most = (int)__gsmack_option("printed-text", 17);
  if (precision >= 0 && precision < most)
    most = precision;
  for (int i = 0; i < most && ((const volatile char *)s)[i]; i++)
    ;
}

#endif
