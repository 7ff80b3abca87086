/* What the models of streams share. Those that fopen gives end with fclose; the three that a program begins with lie in output.c. */
#ifndef GSMACK_MODEL_STREAM_H
#define GSMACK_MODEL_STREAM_H

#include <stdio.h>

#include "failure.h"
#include "family.h"
#include "gsmack.h"

/* Whether one of the three was closed. Defined if the program closes streams (stream.c). */
_Bool __model_stream_closed(FILE *file) __attribute__((weak));

/* The buffer of a stream is used. Defined if the program gives buffers to streams (stream_buffer.c). */
void __model_stream_buffer(FILE *file) __attribute__((weak));

/* The program is told where the text of a stream lies, if it is one of open_memstream. Defined (text_made.c) if there are any. */
void __model_tell_text(FILE *file, _Bool closed) __attribute__((weak));

/* One of the three, and whether a stream is one (output.c). */
FILE *__model_standard(int number);

_Bool __model_is_standard(FILE *file);

/* A stream is used, which has to be open. */
static inline void uses_stream(FILE *file) {
  __gsmack_uses(file, sizeof *file);
  if (__model_stream_closed)
    __gsmack_assert(!__model_stream_closed(file), "memory",
                    "a standard stream is used that was closed");
  if (__model_stream_buffer)
    __model_stream_buffer(file);
}

/* Reading comes to the end of the file, or fails. */
static inline int ended(void) {
  return at_end() ? EOF : fails_or_is_interrupted();
}

/* A new stream, or none. */
static inline FILE *any_stream(void) {
  if (__gsmack_nondet_bool()) {
    fails();
    return 0;
  }
  FILE *file = __gsmack_alloc(sizeof *file);
  __model_belongs(file, OF_STREAM);
  return file;
}

#endif
