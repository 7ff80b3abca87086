/* select: waits until one of the files is ready. Of a file whose state is not known anything may be said at any time. */
#include <sys/select.h>

#include <errno.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "interrupt.h"
#include "needs.h"

long __model_known_count(void);
int __model_known_file(long at);

enum { WORDS = sizeof(fd_set) / sizeof(__fd_mask) };

/* More pipes and eventfds than that a program does not have. */
enum { MOST_KNOWN = 32 };

/* Files to read from, to write to, and of which to say what is unusual. */
struct files {
  fd_set in, out, except;
};

/* The files below n of a set, if there is one. Whether they were ever written is asked here, once, by the branch. */
static inline void copy(fd_set *to, const fd_set *from, int n) {
  for (int i = 0; i < WORDS; i++) {
    to->fds_bits[i] = 0;
    if (from && i * __NFDBITS < n && from->fds_bits[i] != 0) {
      to->fds_bits[i] = __gsmack_nondet_long();
      __gsmack_assume(to->fds_bits[i] == from->fds_bits[i]);
    }
  }
}

static inline _Bool is_empty(const fd_set *set) {
  __fd_mask all = 0;
  for (int i = 0; i < WORDS; i++)
    all |= set->fds_bits[i];
  return all == 0;
}

/* What of a set may be ready of files whose state is not known; how many. */
static inline int some_of(fd_set *set, const fd_set *others, int n) {
  for (int i = 0; set && i < WORDS; i++)
    set->fds_bits[i] = others->fds_bits[i] & __gsmack_nondet_long();
  if (!set || is_empty(set))
    return 0;
  int count = __gsmack_nondet_int();
  __gsmack_assume(count > 0 && count <= n);
  return count;
}

/* Puts a file in the set if it is one that was asked for. */
static inline int tell(int file, const fd_set *asked, fd_set *set) {
  if (!FD_ISSET(file, asked) || FD_ISSET(file, set))
    return 0;
  FD_SET(file, set);
  return 1;
}

int select(int n, fd_set *restrict in, fd_set *restrict out,
           fd_set *restrict except, struct timeval *restrict time) {
  struct files asked, others;
  short first[MOST_KNOWN]; /* the states in which files were when this thread went on */
  copy(&asked.in, in, n);
  copy(&asked.out, out, n);
  copy(&asked.except, except, n);
  others = asked;
  if (time)
    __model_needs(0, time->tv_sec, time->tv_usec);
  wait_begins();
  __gsmack_atomic_begin();
  long known = __model_known_count();
  if (known > MOST_KNOWN)
    __gsmack_unknown("select, with more than 32 pipes and eventfds");
  _Bool ready = __gsmack_nondet_bool(); /* the first files may be looked at before any is ready */
  for (int i = 0; i < known; i++) {
    int file = __model_known_file(i);
    first[i] = 0;
    if (!is_known(file))
      continue;
    first[i] = state_of(file);
    if ((FD_ISSET(file, &asked.in) && told_of(first[i], 1, 0) != 0) ||
        (FD_ISSET(file, &asked.out) && told_of(first[i], 0, 1) != 0))
      ready = 1;
    FD_CLR(file, &others.in);
    FD_CLR(file, &others.out);
    FD_CLR(file, &others.except);
  }
  if (!is_empty(&others.in) || !is_empty(&others.out) || !is_empty(&others.except))
    ready = 1;
  _Bool cancelled = cancelled_instead(ready);
  _Bool disturbed = !cancelled && interrupted(0);
  __gsmack_await_for(ready || cancelled || disturbed || time, "file", 0, 0);
  __gsmack_atomic_end();
  act_if(cancelled);
  if (time) { /* Linux says how much is left of it */
    time->tv_sec = __gsmack_nondet_long();
    time->tv_usec = __gsmack_nondet_long();
  }
  if (disturbed)
    return fails_with(EINTR);
  int count = some_of(in, &others.in, n) + some_of(out, &others.out, n) + some_of(except, &others.except, n);
  for (int i = 0; i < known; i++) {
    int file = __model_known_file(i);
    __gsmack_atomic_begin();
    short state = __gsmack_nondet_bool() ? state_of(file) : first[i];
    __gsmack_atomic_end();
    if (in && told_of(state, 1, 0) != 0)
      count += tell(file, &asked.in, in);
    if (out && told_of(state, 0, 1) != 0)
      count += tell(file, &asked.out, out);
  }
  /* If none is ready any more, this thread has not come to look again. */
  __gsmack_assume(count > 0 || time);
  return count;
}

/* It leaves the time as it is. */
int pselect(int n, fd_set *restrict in, fd_set *restrict out, fd_set *restrict except,
            const struct timespec *restrict time, const sigset_t *restrict mask) {
  if (mask)
    __gsmack_unknown("pselect with a set of signals");
  if (!time)
    return select(n, in, out, except, 0);
  struct timeval left = {time->tv_sec, time->tv_nsec / 1000};
  return select(n, in, out, except, &left);
}
