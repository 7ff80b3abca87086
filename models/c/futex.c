/* Futexes: a thread sleeps if a word of memory still has a value, and is woken by its address.
 *
 * futex.sleeping:   thread -> the word it sleeps at, 0 once it was woken
 * futex.sleepers:   word -> how many threads sleep at it
 * futex.generation: word -> how often all of them were woken
 * futex.since:      thread -> the generation in which it fell asleep
 *
 * The man page says that a thread may also wake up for no reason: it returns at once. How many times in a row, in a loop that does more than look at
 * the word, is the setting spurious-wakeups, which is a bound. */
#include "futex.h"

#include <errno.h>
#include <linux/futex.h>

#include "failure.h"
#include "gsmack.h"
#include "timeout.h"

#define SPURIOUS __gsmack_option("spurious-wakeups", 1)

static inline long sleepers(const unsigned *word) {
  return __gsmack_ghost_get("futex.sleepers", word);
}

static inline void rise(const unsigned *word, unsigned long thread) {
  __gsmack_ghost_set_id("futex.sleeping", thread, 0);
  __gsmack_ghost_set("futex.sleepers", word, sleepers(word) - 1);
}

static inline long wait(unsigned *word, unsigned value, _Bool timed) {
  unsigned long self = __gsmack_self();
  _Bool unasked = SPURIOUS != 0 && __gsmack_nondet_limited("spurious-wakeups", SPURIOUS);
  __gsmack_atomic_begin();
  _Bool same = __atomic_load_n(word, __ATOMIC_SEQ_CST) == value;
  long since = __gsmack_ghost_get("futex.generation", word);
  if (same && !unasked) {
    __gsmack_ghost_set_id("futex.sleeping", self, (long)word);
    __gsmack_ghost_set_id("futex.since", self, since);
    __gsmack_ghost_set("futex.sleepers", word, sleepers(word) + 1);
  }
  __gsmack_atomic_end();
  if (!same)
    return fails_with(EAGAIN);
  if (unasked)
    return 0;
  _Bool expired = timed && __gsmack_nondet_bool();
  __gsmack_atomic_begin();
  _Bool woken = __gsmack_ghost_get_id("futex.sleeping", self) == 0 ||
                __gsmack_ghost_get("futex.generation", word) != since;
  __gsmack_await_for(woken || expired, "futex", word, 0);
  if (!woken)
    rise(word, self);
  __gsmack_atomic_end();
  return woken ? 0 : fails_with(ETIMEDOUT);
}

/* Which of them are woken is open. The word is not looked at: it may be gone, since a thread that did not sleep has gone on. */
static inline long wake(unsigned *word, int most) {
  __gsmack_atomic_begin();
  long n = sleepers(word);
  if (n <= most) {
    __gsmack_ghost_set("futex.sleepers", word, 0);
    __gsmack_ghost_set("futex.generation", word,
                       __gsmack_ghost_get("futex.generation", word) + 1);
  } else {
    n = most;
    for (int i = 0; i < most; i++) {
      unsigned long chosen = __gsmack_nondet_ulong();
      __gsmack_assume(__gsmack_ghost_get_id("futex.sleeping", chosen) ==
                      (long)word);
      __gsmack_assume(__gsmack_ghost_get_id("futex.since", chosen) ==
                      __gsmack_ghost_get("futex.generation", word));
      rise(word, chosen);
    }
  }
  __gsmack_atomic_end();
  return n;
}

long __model_futex(unsigned *word, int operation, unsigned value,
                   const struct timespec *time) {
  switch (operation % FUTEX_PRIVATE_FLAG) {
  case FUTEX_WAIT:
    __gsmack_uses(word, sizeof *word);
    if (time && !valid_time(time))
      return fails_with(EINVAL);
    return wait(word, value, time != 0);
  case FUTEX_WAKE:
    return wake(word, (int)value);
  }
  __gsmack_unknown("a futex that does not only wait and wake");
  return -1;
}
