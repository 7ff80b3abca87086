/* <stdio.h>, texts in memory of their own, which the program has to free. They are as long as the translation knows objects to be. */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

#include "gsmack.h"
#include "heap.h"
#include "reads.h"
#include "stream.h"

enum { MOST = 1 << 16 };

/* Some length below that; a longer text is not considered. */
static inline size_t any_length(void) {
  size_t length = __gsmack_nondet_ulong();
  __gsmack_assume(length < SIZE_MAX / 4);
  return length;
}

static int print(char **to, const char *what) {
  _Bool fits = __gsmack_nondet_bool();
  __gsmack_bound(fits, "printed-length", MOST);
  __gsmack_assume(fits);
  __gsmack_approximate(what, to, sizeof *to);
  size_t length = any_length();
  __gsmack_assume(length < MOST);
  char *text = __gsmack_alloc(length + 1);
  __gsmack_approximate(what, text, length + 1);
  text[length] = 0;
  *to = given(text, length + 1);
  return (int)length;
}

int asprintf(char **restrict to, const char *restrict format, ...) {
  return print(to, "the text that asprintf writes");
}

int vasprintf(char **restrict to, const char *restrict format,
              va_list arguments) {
  reads_all(format);
  return print(to, "the text that vasprintf writes");
}

/* The end of the file is told before the memory is looked at, or when it is there already. */
ssize_t getdelim(char **restrict line, size_t *restrict size, int delimiter,
                 FILE *restrict file) {
  moves_data(file);
  if (*line)
    __gsmack_uses(*line, *size);
  if (at_end())
    return ended();
  size_t length = any_length();
  __gsmack_assume(length >= 1);
  __gsmack_bound(length < MOST, "line-length", MOST);
  __gsmack_assume(length < MOST);
  freed_by(*line, "getline: the memory is the C library's",
           "getline: the memory was made by new");
  __gsmack_free(*line);
  char *text = __gsmack_alloc(length + 1);
  text[length] = 0;
  *line = given(text, length + 1);
  *size = length + 1;
  return __gsmack_nondet_bool() ? ended() : (ssize_t)length;
}

ssize_t getline(char **restrict line, size_t *restrict size,
                FILE *restrict file) {
  return getdelim(line, size, '\n', file);
}

/* Where the text of a stream lies is told when it is closed.
 *
 * stream.text:   stream -> where that is told, 0 if it is none of these
 * stream.length: stream -> where the length is told */
FILE *open_memstream(char **to, size_t *size) {
  FILE *file = any_stream();
  if (file) {
    __gsmack_ghost_set("stream.text", file, (long)to);
    __gsmack_ghost_set("stream.length", file, (long)size);
  }
  return file;
}

void __model_tell_text(FILE *file, _Bool closed) {
  const char *what = "the text that a stream of open_memstream holds";
  char **to = (char **)__gsmack_ghost_get("stream.text", file);
  if (!to)
    return;
  if (!closed)
    __gsmack_unknown("a stream of open_memstream that is flushed");
  int length = print(to, what);
  size_t *size = (size_t *)__gsmack_ghost_get("stream.length", file);
  __gsmack_approximate(what, size, sizeof *size);
  *size = (size_t)length;
  __gsmack_ghost_set("stream.text", file, 0);
}

FILE *fmemopen(void *memory, size_t size, const char *mode) {
  __gsmack_unknown("a stream over memory of the program");
  return 0;
}
