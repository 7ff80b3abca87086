/* What <future> has in the library: how a thread waits for a result, and what results begin with. */
#include "gsmack.h"

void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **pointer);

/* std::__future_base::_Result_base */
struct result {
  const void *table;
  void *exception;
};

void _ZNSt13__future_base12_Result_baseC2Ev(struct result *result) { result->exception = 0; }
void _ZNSt13__future_base12_Result_baseC1Ev(struct result *result) { result->exception = 0; }

void _ZNSt13__future_base12_Result_baseD2Ev(struct result *result) {
  _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&result->exception);
}

/* _M_futex_wait_until(unsigned *, unsigned, bool, std::chrono::seconds, std::chrono::nanoseconds): whether the wait did not end because the time was up. The
 * thread sleeps while the word has the value. Whoever changes it and sees that somebody sleeps, in <bits/atomic_futex.h>, wakes all of them, so that
 * to wake is nothing more. */
static inline _Bool wait(const unsigned *word, unsigned value, _Bool timed) {
  _Bool expires = timed && __gsmack_nondet_spurious();
  __gsmack_atomic_begin();
  _Bool changed = __atomic_load_n(word, __ATOMIC_RELAXED) != value;
  if (!timed)
    __gsmack_await_for(changed, "future", word, 0);
  else
    __gsmack_assume(changed || expires);
  __gsmack_atomic_end();
  return changed;
}

_Bool _ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(
    void *base, unsigned *word, unsigned value, _Bool timed, long seconds, long nanoseconds) {
  return wait(word, value, timed);
}

_Bool _ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(
    void *base, unsigned *word, unsigned value, _Bool timed, long seconds, long nanoseconds) {
  return wait(word, value, timed);
}

void _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(void *base, unsigned *word) {}
