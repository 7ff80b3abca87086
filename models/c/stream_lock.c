/* The locks of streams, which are recursive: each function of <stdio.h> takes that of its stream while it uses it, but those for characters
 * whose names end in _unlocked. Only a program that calls what is defined here can tell.
 *
 * stream.owner: stream -> the thread that holds its lock, 0 if none
 * stream.count: stream -> how often it is held beyond the first time */
#include <stdio.h>

#include "misuse.h"
#include "stream.h"

#undef getc_unlocked
#undef getchar_unlocked
#undef putc_unlocked
#undef putchar_unlocked

#define OWNER(file) (unsigned long)__gsmack_ghost_get("stream.owner", file)

static inline void own(FILE *file, unsigned long thread) {
  __gsmack_ghost_set("stream.owner", file, (long)thread);
}

static inline void count(FILE *file, long change) {
  __gsmack_ghost_set("stream.count", file,
                     __gsmack_ghost_get("stream.count", file) + change);
}

/* The owner is none, or the thread itself. */
static inline void take_from(FILE *file, unsigned long owner) {
  if (owner)
    count(file, 1);
  else
    own(file, __gsmack_self());
}

static inline void take(FILE *file) {
  __gsmack_atomic_begin();
  unsigned long owner = OWNER(file);
  __gsmack_await_for(owner == 0 || owner == __gsmack_self(), "stream", file, owner);
  take_from(file, owner);
  __gsmack_atomic_end();
}

static inline void give(FILE *file) {
  __gsmack_atomic_begin();
  REQUIRE(OWNER(file) == __gsmack_self(),
          "funlockfile: the stream is not locked by this thread");
  if (__gsmack_ghost_get("stream.count", file) > 0)
    count(file, -1);
  else
    own(file, 0);
  __gsmack_atomic_end();
}

/* What the stream keeps changes. */
static inline void change(FILE *file) { file->_flags = 0; }

void __model_stream_locked(FILE *file) {
  take(file);
  change(file);
  give(file);
}

/* A stream is used, and who calls sees to its lock. */
static inline void uses_unlocked(FILE *file) {
  uses_open_stream(file);
  possible_cancellation_point();
  change(file);
}

void flockfile(FILE *file) {
  uses_open_stream(file);
  take(file);
}

int ftrylockfile(FILE *file) {
  int error = 0;
  uses_open_stream(file);
  __gsmack_atomic_begin();
  unsigned long owner = OWNER(file);
  if (owner && owner != __gsmack_self())
    error = EBUSY;
  else
    take_from(file, owner);
  __gsmack_atomic_end();
  return error;
}

void funlockfile(FILE *file) {
  uses_open_stream(file);
  give(file);
}

int getc_unlocked(FILE *file) {
  uses_unlocked(file);
  return any_character();
}

int fgetc_unlocked(FILE *file) { return getc_unlocked(file); }

int getchar_unlocked(void) { return getc_unlocked(__model_standard(0)); }

int putc_unlocked(int c, FILE *file) {
  uses_unlocked(file);
  return character_or_error(c);
}

int fputc_unlocked(int c, FILE *file) { return putc_unlocked(c, file); }

int putchar_unlocked(int c) { return putc_unlocked(c, __model_standard(1)); }
