/* Seeds of the sequences of pseudo-random numbers that all calls share. */
#include <stdlib.h>

#include "gsmack.h"

_Bool __model_seeded_again(void) { return __gsmack_ghost_get_scalar("rand.seeds") > 1 || __gsmack_ghost_get_scalar("random.seeds") > 1; }

void srand(unsigned seed) {
  if (__gsmack_ghost_get_scalar("rand.seeds") < 2)
    __gsmack_ghost_set_scalar("rand.seeds", __gsmack_ghost_get_scalar("rand.seeds") + 1);
}

void srandom(unsigned seed) {
  if (__gsmack_ghost_get_scalar("random.seeds") < 2)
    __gsmack_ghost_set_scalar("random.seeds", __gsmack_ghost_get_scalar("random.seeds") + 1);
}
