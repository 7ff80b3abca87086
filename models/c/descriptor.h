/* Numbers of files. */
#ifndef GSMACK_MODEL_DESCRIPTOR_H
#define GSMACK_MODEL_DESCRIPTOR_H

#include <poll.h>
#include <sys/types.h>

#include "failure.h"
#include "gsmack.h"

/* The ghost state of what a number stands for. */
#define GET(name, of) __gsmack_ghost_get_id(name, (unsigned long)(of))
#define SET(name, of, value) __gsmack_ghost_set_id(name, (unsigned long)(of), value)

/* Defined if the program uses eventfd (eventfd.c), so that others do not pay for it. */
_Bool __model_is_event(int file) __attribute__((weak));
ssize_t __model_event_read(int file, void *to, size_t size)
    __attribute__((weak));
ssize_t __model_event_write(int file, const void *from, size_t size)
    __attribute__((weak));
void __model_event_close(int file) __attribute__((weak));
short __model_event_state(int file) __attribute__((weak));
void __model_event_copy(int from, int to) __attribute__((weak));

/* The same of pipes (pipe.c). */
_Bool __model_is_pipe(int file) __attribute__((weak));
short __model_pipe_state(int file) __attribute__((weak));
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

/* Defined (known.c) if the program waits for any of several files. */
void __model_note_known(int file) __attribute__((weak));
/* The same if it uses epoll (epoll.c), which forgets files that are closed. */
void __model_epoll_forget(int file) __attribute__((weak));

/* Whether the model knows what the file has to give, and when it can be written to. */
static inline _Bool is_known(int file) {
  return is_event(file) || is_pipe(file);
}

/* A file of known state has this number now. */
static inline void note_known(int file) {
  if (__model_note_known)
    __model_note_known(file);
}

/* In a section, what poll says of such a file: the sum of POLLIN, POLLOUT, POLLERR and POLLHUP that hold. */
static inline short state_of(int file) {
  return is_event(file)  ? __model_event_state(file)
         : is_pipe(file) ? __model_pipe_state(file)
                         : 0;
}

/* What poll tells of a file in this state, if it is asked for input or output: that it is ready for these, and what is wrong in any case. */
static inline short told_of(short state, _Bool input, _Bool output) {
  return (short)((input ? state % 2 : 0) + (output ? state / POLLOUT % 2 * POLLOUT : 0) + state / POLLERR * POLLERR);
}

/* file.nonblocking: file -> whether reading and writing fail where they would wait. Of those that never wait it says nothing. */
static inline void set_nonblocking(int file, _Bool nonblocking) {
  if (__model_is_event || __model_is_pipe)
    __gsmack_ghost_set_id("file.nonblocking", (unsigned long)file, nonblocking);
}

static inline _Bool is_nonblocking(int file) { return __gsmack_ghost_get_id("file.nonblocking", (unsigned long)file) != 0; }

/* As many files may be open, unless a process asks for more; as many fit into an fd_set. */
enum { MOST_FILES = 1024 };

/* A file that was just opened, or -1 and why not. */
static inline int any_descriptor(void) {
  int file = __gsmack_nondet_int();
  __gsmack_assume(file >= -1 && file < MOST_FILES);
  if (file < 0)
    return fails_or_is_interrupted();
  __gsmack_assume(!is_known(file));
  return file;
}

#endif
