/* What libstdc++'s futures wait for: a word that changes. Waiting for a time may end at any time. */
#include "gsmack.h"

/* std::__atomic_futex_unsigned_base::_M_futex_wait_until(unsigned *, unsigned, bool, seconds, nanoseconds); false if the time is up */
_Bool _ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(
    void *base, unsigned *word, unsigned value, _Bool timed, long seconds, long nanoseconds) {
  __gsmack_atomic_begin();
  _Bool changed = __atomic_load_n(word, __ATOMIC_RELAXED) != value;
  __gsmack_await_for(changed || timed, "future", word, 0);
  __gsmack_atomic_end();
  return changed || !__gsmack_nondet_bool();
}

_Bool _ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(
    void *base, unsigned *word, unsigned value, _Bool timed, long seconds, long nanoseconds) {
  return _ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(
      base, word, value, timed, seconds, nanoseconds);
}

void _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(unsigned *word) {}
