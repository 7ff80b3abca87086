/* heap.family: object -> its family. */
#include "family.h"
#include "gsmack.h"

void __model_belongs(const void *object, long family) {
  __gsmack_ghost_set("heap.family", object, family);
}

long __model_family(const void *object) {
  return __gsmack_ghost_get("heap.family", object);
}
