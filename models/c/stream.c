/* The ends of streams. stream.closed: stream -> whether it is one of the three that a program begins with, and was closed. */
#include "reads.h"
#include "stream.h"

_Bool __model_stream_closed(FILE *file) {
  return __gsmack_ghost_get("stream.closed", file) != 0;
}

/* In a model of the function; the text is for what is no open stream. */
static inline void end(FILE *file, const char *no_stream) {
  moves_data(file);
  if (__model_is_standard(file)) {
    __gsmack_ghost_set("stream.closed", file, 1);
    return;
  }
  __gsmack_assert(__model_family(file) == OF_STREAM, "memory", no_stream);
  __gsmack_free(file);
}

/* Another file, or none: the stream is closed then. */
FILE *freopen(const char *restrict path, const char *restrict mode,
              FILE *restrict file) {
  if (path)
    reads_all(path);
  reads_all(mode);
  if (__gsmack_nondet_bool()) {
    moves_data(file);
    return file;
  }
  fails();
  end(file, "freopen: what is opened again is no stream");
  return 0;
}

int fclose(FILE *file) {
  if (__model_tell_text)
    __model_tell_text(file, 1);
  end(file, "fclose: what is closed is no stream");
  return done_or_not();
}

int pclose(FILE *file) {
  end(file, "pclose: what is closed is no stream");
  int status = __gsmack_nondet_int();
  return status == -1 ? fails() : status;
}
