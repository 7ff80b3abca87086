// @expect verified
// What a thread does in front of its last section happens before what others do that have seen the section, although it has ended.
#include <gsmack.h>

static int data;

static void writer(void) {
  data = 1;
  __gsmack_atomic_begin();
  __gsmack_ghost_set_scalar("went", 1);
  __gsmack_atomic_end();
}

int main(void) {
  __gsmack_spawn((void (*)())writer);
  __gsmack_atomic_begin();
  __gsmack_await(__gsmack_ghost_get_scalar("went"));
  __gsmack_atomic_end();
  return data;
}
