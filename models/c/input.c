/* Input and files: the world outside answers anything. */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <wchar.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "identity.h"
#include "reads.h"
#include "stream.h"

#undef getc
#undef getchar

static inline void fill(char *to, size_t size) {
  for (size_t i = 0; i < size; i++)
    to[i] = __gsmack_nondet_char();
}

int getchar(void) {
  moves_data(__model_standard(0));
  return any_character();
}

int getc(FILE *file) {
  moves_data(file);
  return any_character();
}

int fgetc(FILE *file) {
  moves_data(file);
  return any_character();
}

int ungetc(int c, FILE *file) {
  moves_data(file);
  return c;
}

/* A line, or as much of it as there is room for; the file may end behind each character. */
#define LINE(type, name, character)                                            \
  type *name(type *restrict to, int size, FILE *restrict file) {               \
    moves_data(file);                                                          \
    if (size <= 0)                                                             \
      return 0;                                                                \
    if (at_end()) {                                                            \
      ended();                                                                 \
      return 0;                                                                \
    }                                                                          \
    int i = 0;                                                                 \
    while (i + 1 < size) {                                                     \
      to[i++] = character;                                                     \
      if (to[i - 1] == '\n' || __gsmack_nondet_bool())                         \
        break;                                                                 \
    }                                                                          \
    to[i] = 0;                                                                 \
    return to;                                                                 \
  }

LINE(char, fgets, __gsmack_nondet_char())
LINE(wchar_t, fgetws, __gsmack_nondet_int())

size_t fread(void *restrict to, size_t size, size_t count,
             FILE *restrict file) {
  moves_data(file);
  size_t got = at_end() ? 0 : __gsmack_nondet_ulong();
  __gsmack_assume(got <= count);
  if (got < count)
    ended();
  fill(to, got * size);
  return got;
}

ssize_t read(int file, void *to, size_t size) {
  cancellation_point();
  if (file < 0)
    return fails_with(EBADF);
  if (is_event(file))
    return __model_event_read(file, to, size);
  if (is_pipe(file))
    return __model_pipe_read(file, to, size);
  ssize_t got = some_input(size);
  if (got > 0)
    fill(to, (size_t)got);
  return got;
}

ssize_t write(int file, const void *from, size_t size) {
  cancellation_point();
  if (file < 0)
    return fails_with(EBADF);
  if (is_event(file))
    return __model_event_write(file, from, size);
  if (is_pipe(file))
    return __model_pipe_write(file, from, size);
  sends(from, size);
  return some_bytes(size);
}

int open(const char *path, int flags, ...) {
  cancellation_point();
  reads_all(path);
  return any_descriptor();
}

int close(int file) {
  cancellation_point();
  if (file < 0)
    return fails_with(EBADF);
  if (__model_epoll_forget)
    __model_epoll_forget(file);
  if (is_event(file)) {
    __model_event_close(file);
    return 0;
  }
  if (is_pipe(file)) {
    __model_pipe_close(file);
    return 0;
  }
  return done_or_interrupted();
}

int access(const char *path, int mode) {
  reads_all(path);
  return done_or_not();
}

int unlink(const char *path) {
  reads_all(path);
  return done_or_not();
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  possible_cancellation_point();
  reads_all(path);
  reads_all(mode);
  return any_stream();
}

/* What fscanf reads (scan.c). */
void __model_uses_stream(FILE *file) { uses_stream(file); }

int feof(FILE *file) {
  uses_stream(file);
  return at_unmatched() ? 0 : __gsmack_nondet_int();
}

int ferror(FILE *file) {
  uses_stream(file);
  return at_unmatched() ? 0 : __gsmack_nondet_int();
}

int fileno(FILE *file) {
  uses_stream(file);
  return any_descriptor();
}

pid_t getpid(void) {
  __gsmack_atomic_begin();
  pid_t id = (pid_t)__gsmack_ghost_get_scalar("process.id");
  if (!id) {
    id = __gsmack_nondet_int();
    __gsmack_assume(id > 1 && id <= MAX_PROCESS);
    __gsmack_ghost_set_scalar("process.id", id);
  }
  __gsmack_atomic_end();
  return id;
}

/* The parent may end, and then there is another one. */
pid_t getppid(void) {
  pid_t id = __gsmack_nondet_int();
  __gsmack_assume(id >= 0 && id <= MAX_PROCESS);
  return id;
}
