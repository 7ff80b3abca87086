// @part of environment_ok.c
#include <gsmack.h>

int read_sensor(int channel) {
  int value = __gsmack_nondet_int();
  __gsmack_assume(value >= 0 && value <= 1000 * channel);
  return value;
}

void note(int value) {
  (void)value;
  __gsmack_atomic_begin();
  __gsmack_ghost_set_scalar("noted", __gsmack_ghost_get_scalar("noted") + 1);
  __gsmack_atomic_end();
}

int noted(void) { return (int)__gsmack_ghost_get_scalar("noted"); }
