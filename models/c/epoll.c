/* epoll: any of the files that are watched may be ready, whatever happened to them; who asks gets back what the program
 * said of them.
 *
 * epoll.in:   file -> 1 + the epoll file that watches it
 * epoll.data: file -> what the program said with it; one file is watched by one epoll file at a time
 * epoll.told: file -> the last of the rounds in which somebody was told of it; epoll.round: how many there were */
#include <sys/epoll.h>

#include <errno.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"

int epoll_create(int size) { return any_descriptor(); }

int epoll_create1(int flags) { return any_descriptor(); }

int epoll_ctl(int epoll, int operation, int file, struct epoll_event *event) {
  long data = operation == EPOLL_CTL_DEL ? 0 : (long)event->data.ptr;
  int error = 0;
  __gsmack_atomic_begin();
  long in = __gsmack_ghost_get_id("epoll.in", (unsigned long)file);
  _Bool watched = in == (long)epoll + 1;
  if (in && !watched)
    __gsmack_unknown("a file that two epoll files watch");
  if (watched == (operation == EPOLL_CTL_ADD))
    error = watched ? EEXIST : ENOENT;
  else if (__gsmack_nondet_bool())
    error = ENOMEM;
  if (!error) {
    __gsmack_ghost_set_id("epoll.data", (unsigned long)file, data);
    __gsmack_ghost_set_id("epoll.in", (unsigned long)file,
                          operation == EPOLL_CTL_DEL ? 0 : (long)epoll + 1);
  }
  __gsmack_atomic_end();
  if (error)
    errno = error;
  return error ? -1 : 0;
}

/* Nobody is told of a file twice in a round. */
int epoll_wait(int epoll, struct epoll_event *events, int most, int time) {
  cancellation_point();
  int ready = __gsmack_nondet_int();
  __gsmack_assume(ready >= -1 && ready <= most);
  __gsmack_atomic_begin();
  long round = __gsmack_ghost_get_scalar("epoll.round") + 1;
  __gsmack_ghost_set_scalar("epoll.round", round);
  __gsmack_atomic_end();
  for (int i = 0; i < ready; i++) {
    int file = __gsmack_nondet_int();
    __gsmack_atomic_begin();
    __gsmack_assume(__gsmack_ghost_get_id("epoll.told", (unsigned long)file) !=
                    round);
    __gsmack_ghost_set_id("epoll.told", (unsigned long)file, round);
    __gsmack_assume(__gsmack_ghost_get_id("epoll.in", (unsigned long)file) ==
                    (long)epoll + 1);
    long data = __gsmack_ghost_get_id("epoll.data", (unsigned long)file);
    __gsmack_atomic_end();
    events[i].events = __gsmack_nondet_uint();
    events[i].data.ptr = (void *)data;
  }
  return ready;
}
