/* eventfd: a counter that reading waits for and takes, and writing adds to. What poll, select and epoll say of one
 * is open, as of any file.
 *
 * event.state: file -> 0 if it is no eventfd; 1 + its flags
 * event.count: file -> the counter */
#include <sys/eventfd.h>

#include <errno.h>
#include <stdint.h>

#include "descriptor.h"
#include "gsmack.h"

static inline unsigned long state(int file) {
  return (unsigned long)__gsmack_ghost_get_id("event.state",
                                              (unsigned long)file);
}

static inline uint64_t count(int file) {
  return (uint64_t)__gsmack_ghost_get_id("event.count", (unsigned long)file);
}

_Bool __model_is_event(int file) { return state(file) != 0; }

int eventfd(unsigned value, int flags) {
  __gsmack_atomic_begin();
  int file = any_descriptor();
  if (file >= 0) {
    __gsmack_ghost_set_id("event.state", (unsigned long)file,
                          (long)flags + 1);
    __gsmack_ghost_set_id("event.count", (unsigned long)file, (long)value);
  }
  __gsmack_atomic_end();
  return file;
}

/* flag is a power of two. */
static inline _Bool has(unsigned long state, unsigned long flag) {
  return (state - 1) / flag % 2 != 0;
}

static inline ssize_t fail(int error) {
  errno = error;
  return -1;
}

ssize_t __model_event_read(int file, void *to, size_t size) {
  uint64_t value = 0;
  if (size < sizeof value)
    return fail(EINVAL);
  __gsmack_atomic_begin();
  unsigned long s = state(file);
  uint64_t n = count(file);
  __gsmack_await_for(n != 0 || has(s, EFD_NONBLOCK), "eventfd", 0, 0);
  if (n != 0) {
    value = has(s, EFD_SEMAPHORE) ? 1 : n;
    __gsmack_ghost_set_id("event.count", (unsigned long)file, (long)(n - value));
  }
  __gsmack_atomic_end();
  if (value == 0)
    return fail(EAGAIN);
  *(uint64_t *)to = value;
  return sizeof value;
}

ssize_t __model_event_write(int file, const void *from, size_t size) {
  if (size < sizeof(uint64_t))
    return fail(EINVAL);
  uint64_t value = *(const uint64_t *)from;
  if (value == UINT64_MAX)
    return fail(EINVAL);
  __gsmack_atomic_begin();
  uint64_t n = count(file);
  _Bool fits = n < UINT64_MAX - value;
  __gsmack_await_for(fits || has(state(file), EFD_NONBLOCK), "eventfd", 0, 0);
  if (fits)
    __gsmack_ghost_set_id("event.count", (unsigned long)file, (long)(n + value));
  __gsmack_atomic_end();
  return fits ? (ssize_t)sizeof value : fail(EAGAIN);
}

void __model_event_close(int file) {
  __gsmack_ghost_set_id("event.state", (unsigned long)file, 0);
}

int eventfd_read(int file, eventfd_t *value) {
  return __model_event_read(file, value, sizeof *value) < 0 ? -1 : 0;
}

int eventfd_write(int file, eventfd_t value) {
  return __model_event_write(file, &value, sizeof value) < 0 ? -1 : 0;
}
