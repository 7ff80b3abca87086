/* The clocks of <chrono>, in nanoseconds.
 *
 * chrono.steady: what the steady clock showed last */
#include "gsmack.h"

long _ZNSt6chrono3_V212system_clock3nowEv(void) {
  long now = __gsmack_nondet_long();
  __gsmack_assume(now >= 0);
  return now;
}

long _ZNSt6chrono3_V212steady_clock3nowEv(void) {
  __gsmack_atomic_begin();
  long now = __gsmack_nondet_long();
  __gsmack_assume(now >= __gsmack_ghost_get_scalar("chrono.steady"));
  __gsmack_ghost_set_scalar("chrono.steady", now);
  __gsmack_atomic_end();
  return now;
}
