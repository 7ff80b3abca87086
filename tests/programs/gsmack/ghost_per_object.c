// @expect verified
#include <assert.h>
#include <gsmack.h>

int a, b;

static void open(int *object) { __gsmack_ghost_set("opened", object, 1); }

int main(void) {
  open(&a);
  assert(__gsmack_ghost_get("opened", &a) == 1);
  assert(__gsmack_ghost_get("opened", &b) == 0);
  return 0;
}
