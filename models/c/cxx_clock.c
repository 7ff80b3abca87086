/* The clocks of <chrono>, in nanoseconds.
 *
 * chrono.steady.floor: what the steady clock showed last */
#include "clock.h"

long _ZNSt6chrono3_V212system_clock3nowEv(void) {
  return any_seconds() * 1000000000 + any_part(1000000000);
}

long _ZNSt6chrono3_V212steady_clock3nowEv(void) {
  __gsmack_atomic_begin();
  long now = any_seconds() * 1000000000 + any_part(1000000000);
  __gsmack_assume(now >= __gsmack_ghost_get_scalar("chrono.steady.floor"));
  __gsmack_ghost_set_scalar("chrono.steady.floor", now);
  __gsmack_atomic_end();
  return now;
}
