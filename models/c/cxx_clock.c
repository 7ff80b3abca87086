/* The clocks of <chrono>, in nanoseconds.
 *
 * chrono.steady.floor: what the steady clock showed last */
#include "gsmack.h"

static inline long any_nanoseconds(void) { return __gsmack_nondet_late((long)(1LL << 62), (long)(3LL << 61)); }

long _ZNSt6chrono3_V212system_clock3nowEv(void) {
  return any_nanoseconds();
}

long _ZNSt6chrono3_V212steady_clock3nowEv(void) {
  __gsmack_atomic_begin();
  long now = any_nanoseconds();
  __gsmack_assume(now >= __gsmack_ghost_get_scalar("chrono.steady.floor"));
  __gsmack_ghost_set_scalar("chrono.steady.floor", now);
  __gsmack_atomic_end();
  return now;
}
