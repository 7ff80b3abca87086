/* realloc: the object gets another size where it is, or moves. heap.size: object -> its size. */
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>

#include "fail.h"
#include "gsmack.h"
#include "heap.h"

void __model_note_size(const void *object, unsigned long size) {
  __gsmack_ghost_set("heap.size", object, (long)size);
}

#define GONE                                                                   \
  "realloc: the object is the C library's", "realloc: the object was made by new"

void *realloc(void *old, size_t size) {
  if (old && size == 0) {
    freed_by(old, GONE);
    __gsmack_free(old);
    return 0;
  }
  if (size > PTRDIFF_MAX || MAY_FAIL(realloc)) {
    no_memory();
    return 0;
  }
  size_t before = old ? (size_t)__gsmack_ghost_get("heap.size", old) : 0;
  void *object = __gsmack_realloc(old, size);
  __gsmack_indeterminate(object);
  __model_note_size(object, size);
  if (old) {
    __builtin_memcpy(object, old, before < size ? before : size);
    if (object != old) {
      freed_by(old, GONE);
      __gsmack_free(old);
    }
  }
  keep(object, 1);
  return object;
}

void *reallocarray(void *old, size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) {
    no_memory();
    return 0;
  }
  return realloc(old, total);
}

size_t malloc_usable_size(void *object) {
  return object ? (size_t)__gsmack_ghost_get("heap.size", object) : 0;
}

/* How memory is managed makes no difference but to how much is used. */
int mallopt(int parameter, int value) { return __gsmack_nondet_bool(); }

int malloc_trim(size_t kept) { return __gsmack_nondet_bool(); }
