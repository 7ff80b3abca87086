/* Memory that is never freed. */
#include "gsmack.h"
#include "heap.h"

void __model_looks_for_leaks(void) {}

/* When main has returned. */
__attribute__((destructor(1))) static void leaks(void) {
  __gsmack_atomic_begin();
  void *any = __gsmack_nondet_pointer();
  __gsmack_assert_about(__gsmack_ghost_get("heap.kept", any) == 0, "leak",
                        "memory is never freed", "memory", any);
  __gsmack_atomic_end();
}
