/* poll: waits until one of the files is ready. Of a file whose state is not known anything may be said at any time. */
#include <poll.h>

#include <errno.h>
#include <signal.h>
#include <unistd.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "interrupt.h"

/* In a section: whether poll has something to say of one of the files. */
static inline _Bool any_ready(const struct pollfd *asked, nfds_t n) {
  _Bool ready = 0;
  for (nfds_t i = 0; i < n; i++) {
    int file = asked[i].fd;
    short events = asked[i].events;
    if (file >= 0 && (!is_known(file) || told_of(state_of(file), events / POLLIN % 2 != 0, events / POLLOUT % 2 != 0) != 0))
      ready = 1;
  }
  return ready;
}

/* What it says of one of them, which is looked at in a step of its own. */
static inline short told(int file, short events) {
  if (file < 0)
    return 0;
  _Bool input = events / POLLIN % 2 != 0, output = events / POLLOUT % 2 != 0;
  short any = __gsmack_nondet_short();
  __gsmack_atomic_begin();
  _Bool known = is_known(file);
  short state = known ? state_of(file) : any;
  __gsmack_atomic_end();
  if (known)
    return told_of(state, input, output);
  __gsmack_assume(any >= 0 && (input || any / POLLIN % 2 == 0) && (output || any / POLLOUT % 2 == 0));
  return any;
}

int poll(struct pollfd *asked, nfds_t n, int time) {
  if (n == 0 && time >= 0)
    return usleep(0);
  wait_begins();
  __gsmack_atomic_begin();
  /* Files are looked at one after the other, and the first ones may be before any is ready. */
  _Bool ready = time == 0 || (n > 1 && __gsmack_nondet_bool()) || any_ready(asked, n);
  _Bool cancelled = cancelled_instead(ready);
  _Bool disturbed = !cancelled && interrupted(0);
  __gsmack_await_for(ready || cancelled || disturbed || time > 0, "file", 0, 0);
  __gsmack_atomic_end();
  act_if(cancelled);
  if (disturbed)
    return fails_with(EINTR);
  int count = 0;
  for (nfds_t i = 0; i < n; i++) {
    asked[i].revents = told(asked[i].fd, asked[i].events);
    count += asked[i].revents != 0;
  }
  /* If none is ready any more, this thread has not come to look again. */
  __gsmack_assume(count > 0 || time >= 0);
  return count;
}

int ppoll(struct pollfd *asked, nfds_t n, const struct timespec *time,
          const sigset_t *mask) {
  if (mask)
    __gsmack_unknown("ppoll with a set of signals");
  return poll(asked, n, !time ? -1 : time->tv_sec != 0 || time->tv_nsec != 0);
}
