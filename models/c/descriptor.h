/* Numbers of files. */
#ifndef GSMACK_MODEL_DESCRIPTOR_H
#define GSMACK_MODEL_DESCRIPTOR_H

#include <sys/types.h>

#include "gsmack.h"

/* Defined if the program uses eventfd (eventfd.c), so that others do not pay for it. */
_Bool __model_is_event(int file) __attribute__((weak));
ssize_t __model_event_read(int file, void *to, size_t size)
    __attribute__((weak));
ssize_t __model_event_write(int file, const void *from, size_t size)
    __attribute__((weak));
void __model_event_close(int file) __attribute__((weak));
_Bool __model_event_ready(int file, _Bool output) __attribute__((weak));
void __model_event_copy(int from, int to) __attribute__((weak));

/* The same of pipes (pipe.c). */
_Bool __model_is_pipe(int file) __attribute__((weak));
_Bool __model_pipe_ready(int file, _Bool output) __attribute__((weak));
ssize_t __model_pipe_read(int file, char *to, size_t size)
    __attribute__((weak));
ssize_t __model_pipe_write(int file, const char *from, size_t size)
    __attribute__((weak));
void __model_pipe_close(int file) __attribute__((weak));
void __model_pipe_copy(int from, int to) __attribute__((weak));

static inline _Bool is_event(int file) {
  return __model_is_event && __model_is_event(file);
}

static inline _Bool is_pipe(int file) {
  return __model_is_pipe && __model_is_pipe(file);
}

/* file.nonblocking: file -> whether reading and writing fail where they would wait. Of those that never wait it says nothing. */
static inline void set_nonblocking(int file, _Bool nonblocking) {
  if (__model_is_event || __model_is_pipe)
    __gsmack_ghost_set_id("file.nonblocking", (unsigned long)file, nonblocking);
}

/* A file that was just opened, or -1. */
static inline int any_descriptor(void) {
  int file = __gsmack_nondet_int();
  __gsmack_assume(file >= -1);
  if (file >= 0)
    __gsmack_assume(!is_event(file) && !is_pipe(file));
  return file;
}

#endif
