/* The heap. Memory runs out only with --may-fail, but no object is larger than half the address
 * space. */
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>

#include "fail.h"
#include "gsmack.h"
#include "heap.h"

void *malloc(size_t size) {
  if (size > PTRDIFF_MAX || MAY_FAIL(malloc)) {
    no_memory();
    return 0;
  }
  void *object = __gsmack_alloc(size);
  if (__model_note_size)
    __model_note_size(object, size);
  return object;
}

void *calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total) || total > PTRDIFF_MAX ||
      MAY_FAIL(calloc)) {
    no_memory();
    return 0;
  }
  void *object = __gsmack_alloc(total);
  if (__model_note_size)
    __model_note_size(object, total);
  return __builtin_memset(object, 0, total);
}

void free(void *object) { __gsmack_free(object); }

/* Objects are aligned to 16; more is not modelled. */
static inline void need(size_t alignment) {
  if (alignment > 16)
    __gsmack_unknown("memory aligned to more than 16 bytes");
}

void *aligned_alloc(size_t alignment, size_t size) {
  need(alignment);
  if (MAY_FAIL(aligned_alloc)) {
    no_memory();
    return 0;
  }
  void *object = __gsmack_alloc(size);
  if (__model_note_size)
    __model_note_size(object, size);
  return object;
}

void *memalign(size_t alignment, size_t size) {
  need(alignment);
  void *object = __gsmack_alloc(size);
  if (__model_note_size)
    __model_note_size(object, size);
  return object;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  need(alignment);
  if (MAY_FAIL(posix_memalign))
    return ENOMEM;
  void *object = __gsmack_alloc(size);
  if (__model_note_size)
    __model_note_size(object, size);
  *result = object;
  return 0;
}
