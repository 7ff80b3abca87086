/* epoll: waits until one of the files that are watched is ready; who asks gets back what the program said of it. Of a file whose state is not
 * known, or is told of where it changes (EPOLLET), anything may be said at any time.
 *
 * epoll.in:     file -> 1 + the epoll file that watches it; one file is watched by one epoll file at a time
 * epoll.data:   file -> what the program said with it
 * epoll.wants:  file -> for what it is watched
 * epoll.others: epoll file -> how many of its files may be ready at any time
 * epoll.told:   file -> the last of the rounds in which somebody was told of it; epoll.round: how many there were */
#include <sys/epoll.h>

#include <errno.h>
#include <stdint.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "interrupt.h"

long __model_known_count(void);
int __model_known_file(long at);

int epoll_create(int size) { return any_descriptor(); }

int epoll_create1(int flags) { return any_descriptor(); }

/* Watched for this, the file may be ready at any time. */
static inline _Bool is_open(int file, uint32_t wants) {
  return wants != 0 && (!is_known(file) || wants / (uint32_t)EPOLLET != 0);
}

static inline void watch(int epoll, int file, uint32_t wants) {
  int others = is_open(file, wants) - is_open(file, (uint32_t)GET("epoll.wants", file));
  SET("epoll.others", epoll, GET("epoll.others", epoll) + others);
  SET("epoll.wants", file, wants);
}

void __model_epoll_forget(int file) {
  __gsmack_atomic_begin();
  long in = GET("epoll.in", file);
  if (in)
    watch((int)in - 1, file, 0);
  SET("epoll.in", file, 0);
  __gsmack_atomic_end();
}

int epoll_ctl(int epoll, int operation, int file, struct epoll_event *event) {
  long data = operation == EPOLL_CTL_DEL ? 0 : (long)event->data.ptr;
  uint32_t wants = operation == EPOLL_CTL_DEL ? 0 : event->events;
  int error = 0;
  __gsmack_atomic_begin();
  long in = GET("epoll.in", file);
  _Bool watched = in == (long)epoll + 1;
  if (in && !watched)
    __gsmack_unknown("a file that two epoll files watch");
  if (watched == (operation == EPOLL_CTL_ADD))
    error = watched ? EEXIST : ENOENT;
  else if (!is_known(file) && __gsmack_nondet_bool())
    error = EPERM;
  else {
    watch(epoll, file, wants);
    SET("epoll.data", file, data);
    SET("epoll.in", file, operation == EPOLL_CTL_DEL ? 0 : (long)epoll + 1);
  }
  __gsmack_atomic_end();
  return error ? fails_with(error) : 0;
}

/* In a section: what is said of a file of known state. */
static inline uint32_t told(int file, uint32_t wants) {
  return wants == 0 ? 0 : (uint32_t)told_of(state_of(file), wants / EPOLLIN % 2 != 0, wants / EPOLLOUT % 2 != 0);
}

/* In a section: whether a file of known state is ready. */
static inline _Bool known_ready(int epoll) {
  _Bool ready = 0;
  for (long i = 0; i < __model_known_count(); i++) {
    int file = __model_known_file(i);
    uint32_t wants = (uint32_t)GET("epoll.wants", file);
    if (GET("epoll.in", file) == (long)epoll + 1 && !is_open(file, wants) && told(file, wants) != 0)
      ready = 1;
  }
  return ready;
}

/* What may be said of one of the files that are watched, in a step of its own. Nobody is told of a file twice in a round. */
static inline void tell(int epoll, long round, struct epoll_event *event) {
  int file = __gsmack_nondet_int();
  uint32_t what = __gsmack_nondet_uint();
  __gsmack_atomic_begin();
  uint32_t wants = (uint32_t)GET("epoll.wants", file);
  long data = GET("epoll.data", file);
  __gsmack_assume(file >= 0 && GET("epoll.in", file) == (long)epoll + 1 && GET("epoll.told", file) != round);
  __gsmack_assume(what != 0 && wants != 0 && (is_open(file, wants) || what == told(file, wants)));
  SET("epoll.told", file, round);
  if (wants / EPOLLONESHOT % 2 != 0) /* it is watched for nothing, until the program says so again */
    watch(epoll, file, 0);
  __gsmack_atomic_end();
  event->events = what;
  event->data.ptr = (void *)data;
}

int epoll_wait(int epoll, struct epoll_event *events, int most, int time) {
  wait_begins();
  __gsmack_atomic_begin();
  _Bool ready = known_ready(epoll) || GET("epoll.others", epoll) != 0;
  _Bool cancelled = cancelled_instead(ready);
  _Bool disturbed = !cancelled && interrupted(0);
  __gsmack_await_for(ready || cancelled || disturbed || time >= 0, "file", 0, 0);
  long round = __gsmack_ghost_get_scalar("epoll.round") + 1;
  __gsmack_ghost_set_scalar("epoll.round", round);
  __gsmack_atomic_end();
  act_if(cancelled);
  if (disturbed)
    return fails_with(EINTR);
  int count = __gsmack_nondet_int();
  __gsmack_assume(count >= 0 && count <= most);
  for (int i = 0; i < count; i++)
    tell(epoll, round, &events[i]);
  if (count == 0) {
    __gsmack_assume(time >= 0);
    __gsmack_atomic_begin();
    __gsmack_assume(!known_ready(epoll));
    __gsmack_atomic_end();
  }
  return count;
}

int epoll_pwait(int epoll, struct epoll_event *events, int most, int time,
                const sigset_t *mask) {
  if (mask)
    __gsmack_unknown("epoll_pwait with a set of signals");
  return epoll_wait(epoll, events, most, time);
}
