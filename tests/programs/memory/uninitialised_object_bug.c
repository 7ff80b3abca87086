// @expect violated
// @flags --check=assert
/* What is found in fresh memory is anything; the counterexample has the object where the
 * solver had it, though nothing else depends on its address. */
#include <assert.h>
#include <stdlib.h>

struct object {
  int used, data;
};

static void check(struct object *o) {
  assert(!o->used); // want "!o->used"
}

int main(void) {
  struct object local = {0, 0};
  check(&local);
  check(malloc(sizeof(struct object)));
  return 0;
}
