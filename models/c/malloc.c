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
  return made(__gsmack_alloc(size), size);
}

void *calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total) || total > PTRDIFF_MAX ||
      MAY_FAIL(calloc)) {
    no_memory();
    return 0;
  }
  void *object = given(__gsmack_alloc(total), total);
  return __builtin_memset(object, 0, total);
}

void free(void *object) {
  freed_by(object, "free: the object is the C library's");
  __gsmack_free(object);
}

/* When main has returned. */
__attribute__((destructor(1))) static void leaks(void) {
  __gsmack_atomic_begin();
  void *any = __gsmack_nondet_pointer();
  __gsmack_assert_about(__gsmack_ghost_get("heap.kept", any) == 0, "leak",
                        "memory is never freed", "memory", any);
  __gsmack_atomic_end();
}

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
  return made(__gsmack_alloc(size), size);
}

void *memalign(size_t alignment, size_t size) {
  need(alignment);
  return made(__gsmack_alloc(size), size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  need(alignment);
  if (MAY_FAIL(posix_memalign))
    return ENOMEM;
  *result = made(__gsmack_alloc(size), size);
  return 0;
}
