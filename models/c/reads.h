/* What a function reads that prints or sends memory. */
#ifndef GSMACK_MODEL_READS_H
#define GSMACK_MODEL_READS_H

#include <stddef.h>

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

/* A text is read up to its end. Of that, the first character alone is taken: how far it goes would
 * take a loop. */
static inline void reads_text(const char *s) { (void)*(const volatile char *)s; }

#endif
