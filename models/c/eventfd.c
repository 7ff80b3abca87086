/* eventfd: a counter that reading waits for and takes, and writing adds to.
 *
 * event.of:        file -> 0 if it is no eventfd; the number of its counter
 * event.made:      how many counters there are
 * event.count:     counter -> what it counted
 * event.semaphore: counter -> whether reading takes 1 of it */
#include <sys/eventfd.h>

#include <errno.h>
#include <stdint.h>

#include "cancel.h"
#include "descriptor.h"
#include "gsmack.h"
#include "interrupt.h"

static inline unsigned long counter(int file) {
  return (unsigned long)__gsmack_ghost_get_id("event.of", (unsigned long)file);
}

static inline uint64_t count(int file) {
  return (uint64_t)__gsmack_ghost_get_id("event.count", counter(file));
}

static inline void set_count(int file, uint64_t n) {
  __gsmack_ghost_set_id("event.count", counter(file), (long)n);
}

_Bool __model_is_event(int file) { return counter(file) != 0; }

int eventfd(unsigned value, int flags) {
  __gsmack_atomic_begin();
  int file = any_descriptor();
  if (file >= 0) {
    long made = __gsmack_ghost_get_scalar("event.made") + 1;
    __gsmack_ghost_set_scalar("event.made", made);
    __gsmack_ghost_set_id("event.of", (unsigned long)file, made);
    __gsmack_ghost_set_id("event.semaphore", (unsigned long)made,
                          flags / EFD_SEMAPHORE % 2);
    set_count(file, value);
    set_nonblocking(file, flags / EFD_NONBLOCK % 2 != 0);
    note_known(file);
  }
  __gsmack_atomic_end();
  return file;
}

static inline _Bool is_semaphore(int file) {
  return __gsmack_ghost_get_id("event.semaphore", counter(file)) != 0;
}

static inline _Bool nonblocking(int file) {
  return __gsmack_ghost_get_id("file.nonblocking", (unsigned long)file) != 0;
}

/* Whether the sum is less than the largest number, which is -1 where integers are mathematical: half of it, rounded up, is then no
 * more than the largest signed one. */
static inline _Bool fits_in(uint64_t n, uint64_t more) {
  uint64_t sum = n + more;
  return sum >= n && sum - sum / 2 <= INT64_MAX;
}

short __model_event_state(int file) {
  uint64_t n = count(file);
  return (short)((n != 0 ? POLLIN : 0) + (fits_in(n, 1) ? POLLOUT : 0));
}

ssize_t __model_event_read(int file, void *to, size_t size) {
  uint64_t value = 0;
  if (size < sizeof value)
    return fails_with(EINVAL);
  wait_begins();
  __gsmack_atomic_begin();
  uint64_t n = count(file);
  _Bool come = n != 0 || nonblocking(file);
  _Bool cancelled = cancelled_instead(come);
  _Bool disturbed = !come && !cancelled && interrupted(1);
  __gsmack_await_for(come || cancelled || disturbed, "eventfd", 0, 0);
  if (n != 0 && !cancelled) {
    value = is_semaphore(file) ? 1 : n;
    set_count(file, n - value);
  }
  __gsmack_atomic_end();
  act_if(cancelled);
  if (disturbed)
    return fails_with(EINTR);
  if (value == 0)
    return fails_with(EAGAIN);
  *(uint64_t *)to = value;
  return sizeof value;
}

ssize_t __model_event_write(int file, const void *from, size_t size) {
  if (size < sizeof(uint64_t))
    return fails_with(EINVAL);
  uint64_t value = *(const uint64_t *)from;
  if (!fits_in(0, value))
    return fails_with(EINVAL);
  wait_begins();
  __gsmack_atomic_begin();
  uint64_t n = count(file);
  _Bool fits = fits_in(n, value), come = fits || nonblocking(file);
  _Bool cancelled = cancelled_instead(come);
  _Bool disturbed = !come && !cancelled && interrupted(1);
  __gsmack_await_for(come || cancelled || disturbed, "eventfd", 0, 0);
  if (fits && !cancelled)
    set_count(file, n + value);
  __gsmack_atomic_end();
  act_if(cancelled);
  if (disturbed)
    return fails_with(EINTR);
  return fits ? (ssize_t)sizeof value : fails_with(EAGAIN);
}

void __model_event_close(int file) {
  __gsmack_ghost_set_id("event.of", (unsigned long)file, 0);
}

/* Both files are of one counter, and wait or not as one. */
void __model_event_copy(int from, int to) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set_id("event.of", (unsigned long)to, (long)counter(from));
  set_nonblocking(to, nonblocking(from));
  note_known(to);
  __gsmack_atomic_end();
}

int eventfd_read(int file, eventfd_t *value) {
  return __model_event_read(file, value, sizeof *value) < 0 ? -1 : 0;
}

int eventfd_write(int file, eventfd_t value) {
  return __model_event_write(file, &value, sizeof value) < 0 ? -1 : 0;
}
