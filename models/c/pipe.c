/* Pipes: reading waits for bytes, which come as they were written, and says 0 when nobody can write any more.
 *
 * pipe.end:     file -> 0 if it is no end of a pipe; 2 * pipe for the end that is read, and one more for the other
 * pipe.made:    how many pipes there are
 * pipe.open:    end -> how many files it has
 * pipe.byte:    place -> what was written there; the places of a pipe are one after the other
 * pipe.claimed: pipe -> how many places writers have taken
 * pipe.written: pipe -> how many of them are written
 * pipe.read:    pipe -> how many of them were read */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "interrupt.h"

/* What a pipe holds, and what is written in one piece at most. */
enum { ROOM = 65536, PIECE = 4096 };

static inline long end_of(int file) { return GET("pipe.end", file); }

static inline _Bool is_output(long end) { return end % 2 != 0; }

static inline long place(long pipe, long at) { return pipe * (1L << 20) + at; }

_Bool __model_is_pipe(int file) { return end_of(file) != 0; }

static inline void opened(int file, long end, _Bool nonblocking) {
  SET("pipe.end", file, end);
  SET("pipe.open", end, GET("pipe.open", end) + 1);
  SET("file.nonblocking", file, nonblocking);
  note_known(file);
}

int pipe2(int ends[2], int flags) {
  __gsmack_atomic_begin();
  int input = any_descriptor(), output = any_descriptor();
  _Bool done = __gsmack_nondet_bool();
  if (done) {
    __gsmack_assume(input >= 0 && output >= 0 && input != output);
    long pipe = __gsmack_ghost_get_scalar("pipe.made") + 1;
    __gsmack_ghost_set_scalar("pipe.made", pipe);
    opened(input, 2 * pipe, flags / O_NONBLOCK % 2 != 0);
    opened(output, 2 * pipe + 1, flags / O_NONBLOCK % 2 != 0);
  }
  __gsmack_atomic_end();
  if (!done)
    return fails_with(EMFILE);
  ends[0] = input;
  ends[1] = output;
  return 0;
}

int pipe(int ends[2]) { return pipe2(ends, 0); }

/* How many bytes can be read. */
static inline long waiting(long pipe) {
  return GET("pipe.written", pipe) - GET("pipe.read", pipe);
}

short __model_pipe_state(int file) {
  long end = end_of(file), pipe = end / 2;
  if (is_output(end)) {
    long used = GET("pipe.claimed", pipe) - GET("pipe.read", pipe);
    _Bool over = GET("pipe.open", 2 * pipe) == 0;
    return (short)((used <= ROOM - PIECE || over ? POLLOUT : 0) + (over ? POLLERR : 0));
  }
  _Bool over = GET("pipe.open", 2 * pipe + 1) == 0;
  return (short)((waiting(pipe) > 0 ? POLLIN : 0) + (over ? POLLHUP : 0));
}

ssize_t __model_pipe_read(int file, char *to, size_t size) {
  if (is_output(end_of(file)))
    return fails_with(EBADF);
  if (size == 0)
    return 0;
  wait_begins();
  __gsmack_atomic_begin();
  long pipe = end_of(file) / 2;
  long n = waiting(pipe);
  _Bool over = GET("pipe.open", 2 * pipe + 1) == 0;
  _Bool come = n != 0 || over || GET("file.nonblocking", file) != 0;
  _Bool cancelled = cancelled_instead(come);
  _Bool disturbed = !come && !cancelled && interrupted(1);
  __gsmack_await_for(come || cancelled || disturbed, "pipe", 0, 0);
  if ((size_t)n > size)
    n = (long)size;
  long from = GET("pipe.read", pipe);
  if (!cancelled)
    SET("pipe.read", pipe, from + n);
  __gsmack_atomic_end();
  act_if(cancelled);
  if (disturbed)
    return fails_with(EINTR);
  if (n == 0 && !over)
    return fails_with(EAGAIN);
  for (long i = 0; i < n; i++)
    to[i] = (char)GET("pipe.byte", place(pipe, from + i));
  return n;
}

/* A writer takes its places, fills them, and then lets others see them, in their order. */
ssize_t __model_pipe_write(int file, const char *from, size_t size) {
  if (!is_output(end_of(file)))
    return fails_with(EBADF);
  if (size > PIECE)
    __gsmack_unknown("more bytes written to a pipe than go in one piece");
  wait_begins();
  __gsmack_atomic_begin();
  long pipe = end_of(file) / 2;
  _Bool over = GET("pipe.open", 2 * pipe) == 0;
  long at = GET("pipe.claimed", pipe);
  _Bool fits = at - GET("pipe.read", pipe) + (long)size <= ROOM;
  _Bool come = fits || over || GET("file.nonblocking", file) != 0;
  _Bool cancelled = cancelled_instead(come);
  _Bool disturbed = !come && !cancelled && interrupted(1);
  __gsmack_await_for(come || cancelled || disturbed, "pipe", 0, 0);
  if (fits && !over && !cancelled)
    SET("pipe.claimed", pipe, at + (long)size);
  __gsmack_atomic_end();
  act_if(cancelled);
  if (disturbed)
    return fails_with(EINTR);
  if (over) {
    if (GET("signal.handler", SIGPIPE) != (long)SIG_IGN)
      __gsmack_exit();
    return fails_with(EPIPE);
  }
  if (!fits)
    return fails_with(EAGAIN);
  for (size_t i = 0; i < size; i++)
    SET("pipe.byte", place(pipe, at + (long)i), from[i]);
  __gsmack_atomic_begin();
  __gsmack_await(GET("pipe.written", pipe) == at);
  SET("pipe.written", pipe, at + (long)size);
  __gsmack_atomic_end();
  return (ssize_t)size;
}

void __model_pipe_close(int file) {
  __gsmack_atomic_begin();
  long end = end_of(file);
  SET("pipe.end", file, 0);
  SET("pipe.open", end, GET("pipe.open", end) - 1);
  __gsmack_atomic_end();
}

/* to is another file for the end of from; whoever had that number is closed. */
void __model_pipe_copy(int from, int to) {
  __gsmack_atomic_begin();
  long end = end_of(from);
  if (end)
    opened(to, end, GET("file.nonblocking", from) != 0);
  __gsmack_atomic_end();
}
