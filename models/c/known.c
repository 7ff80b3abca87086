/* The files of known state, one after the other, for calls that wait for any of them. A number that was closed stays; one that is used again is there
 * twice.
 *
 * known.count: how many
 * known.file:  0, 1, … -> file */
#include "descriptor.h"

long __model_known_count(void) {
  return __gsmack_ghost_get_scalar("known.count");
}

int __model_known_file(long at) {
  return (int)__gsmack_ghost_get_id("known.file", (unsigned long)at);
}

void __model_note_known(int file) {
  __gsmack_atomic_begin();
  long n = __model_known_count();
  __gsmack_ghost_set_id("known.file", (unsigned long)n, file);
  __gsmack_ghost_set_scalar("known.count", n + 1);
  __gsmack_atomic_end();
}
