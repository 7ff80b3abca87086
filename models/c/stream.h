/* What the models of streams share. Those that fopen gives end with fclose; the three that a program begins with lie in output.c. */
#ifndef GSMACK_MODEL_STREAM_H
#define GSMACK_MODEL_STREAM_H

#include <stdio.h>

#include "cancel.h"
#include "failure.h"
#include "family.h"
#include "gsmack.h"
#include "needs.h"

/* Whether one of the three was closed. Defined if the program closes streams (stream.c). */
_Bool __model_stream_closed(FILE *file) __attribute__((weak));

/* The buffer of a stream is used. Defined if the program gives buffers to streams (stream_buffer.c). */
void __model_stream_buffer(FILE *file) __attribute__((weak));

/* The program is told where the text of a stream lies, if it is one of open_memstream. Defined (text_made.c) if there are any. */
void __model_tell_text(FILE *file, _Bool closed) __attribute__((weak));

/* Takes the lock of a stream, changes what it keeps, and gives the lock back. Defined if the program locks streams, or uses them without
 * (stream_lock.c). */
void __model_stream_locked(FILE *file) __attribute__((weak));

/* One of the three, and whether a stream is one (output.c). */
FILE *__model_standard(int number);

_Bool __model_is_standard(FILE *file);

/* A stream has to be open. */
static inline void uses_open_stream(FILE *file) {
  __gsmack_uses(file, sizeof *file);
  if (__model_stream_closed)
    __gsmack_assert(!__model_stream_closed(file), "memory",
                    "a standard stream is used that was closed");
  if (__model_stream_buffer)
    __model_stream_buffer(file);
}

/* A stream is used, which has to be open. */
static inline void uses_stream(FILE *file) {
  uses_open_stream(file);
  if (__model_stream_locked)
    __model_stream_locked(file);
}

/* A stream is used by what may read or write the file, and wait there. */
static inline void moves_data(FILE *file) {
  uses_stream(file);
  possible_cancellation_point();
}

/* Reading comes to the end of the file, or fails. */
static inline int ended(void) {
  return at_end() ? EOF : fails_or_is_interrupted();
}

static inline int any_character(void) {
  if (at_end())
    return ended();
  return __gsmack_nondet_uchar();
}

static inline int character_or_error(int c) {
  __model_needs(0, c);
  return __gsmack_nondet_bool() ? fails() : (unsigned char)c;
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
