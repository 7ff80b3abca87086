/* Buffers that the program gives to streams, which use them until they are closed, the standard ones when the process ends, too.
 * stream.buffer: stream -> its buffer, 0 if it has one of the library or none */
#include "stream.h"

void __model_stream_buffer(FILE *file) {
  __gsmack_atomic_begin();
  void *buffer = (void *)__gsmack_ghost_get("stream.buffer", file);
  if (buffer)
    __gsmack_uses(buffer, 1);
  __gsmack_atomic_end();
}

int setvbuf(FILE *restrict file, char *restrict buffer, int mode, size_t size) {
  uses_stream(file);
  if (mode == _IONBF)
    buffer = 0;
  if (buffer)
    __gsmack_uses(buffer, size);
  __gsmack_ghost_set("stream.buffer", file, (long)buffer);
  return 0;
}

void setbuf(FILE *restrict file, char *restrict buffer) {
  setvbuf(file, buffer, buffer ? _IOFBF : _IONBF, BUFSIZ);
}

void setbuffer(FILE *restrict file, char *restrict buffer, size_t size) {
  setvbuf(file, buffer, buffer ? _IOFBF : _IONBF, size);
}

void setlinebuf(FILE *file) { setvbuf(file, 0, _IOLBF, 0); }

__attribute__((destructor(1))) void __model_streams_flushed(void) {
  __model_stream_buffer(__model_standard(1));
  __model_stream_buffer(__model_standard(2));
}
