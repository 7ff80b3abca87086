// @expect violated
// What a thread does behind its last section does not happen before what others do that have seen the section, although it has ended.
#include <gsmack.h>

static int data;

static void writer(void) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set_scalar("went", 1);
  __gsmack_atomic_end();
  data = 1; // want "race"
}

int main(void) {
  __gsmack_spawn((void (*)())writer);
  __gsmack_atomic_begin();
  __gsmack_await(__gsmack_ghost_get_scalar("went"));
  __gsmack_atomic_end();
  return data; // want "race"
}
