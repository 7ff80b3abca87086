/* Seeds of the sequences of pseudo-random numbers that all calls share. */
#include <stdlib.h>

#include "gsmack.h"

_Bool __model_seeded_again(void) { return __gsmack_ghost_get_scalar("rand.seeds") > 1 || __gsmack_ghost_get_scalar("random.seeds") > 1; }

/* More than twice is no more than twice. */
#define SEED(name, seeds)                                                      \
  void name(unsigned seed) {                                                   \
    long before = __gsmack_ghost_get_scalar(seeds);                            \
    if (before < 2)                                                            \
      __gsmack_ghost_set_scalar(seeds, before + 1);                            \
  }

SEED(srand, "rand.seeds")
SEED(srandom, "random.seeds")
