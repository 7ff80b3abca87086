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
  freed_by(object, "free: the object is the C library's",
           "free: the object was made by new");
  __gsmack_free(object);
}

/* Of larger numbers it is not said. The loop has a constant number of iterations, so that it is not unrolled step by step. */
static inline _Bool power_of_two(size_t n) {
  _Bool is = n > MOST_ALIGNED;
  size_t power = 1;
  for (int i = 0; i <= 24; i++) {
    if (n == power)
      is = 1;
    power *= 2;
  }
  return is;
}

/* An object at a multiple of alignment, a power of two. */
static inline void *aligned(size_t alignment, size_t size) {
  if (size > PTRDIFF_MAX) {
    no_memory();
    return 0;
  }
  void *object = __gsmack_alloc(size);
  align(object, alignment);
  return made(object, size);
}

void *memalign(size_t alignment, size_t size) {
  if (MAY_FAIL(memalign)) {
    no_memory();
    return 0;
  }
  /* glibc takes the next power, later ones refuse it for aligned_alloc. */
  if (!power_of_two(alignment)) {
    if (__gsmack_nondet_bool()) {
      fails_with(EINVAL);
      return 0;
    }
    alignment = 1;
  }
  return aligned(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  if (MAY_FAIL(aligned_alloc)) {
    no_memory();
    return 0;
  }
  return memalign(alignment, size);
}

void *valloc(size_t size) { return memalign(4096, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (!power_of_two(alignment) || alignment < sizeof(void *))
    return EINVAL;
  if (size > PTRDIFF_MAX || MAY_FAIL(posix_memalign))
    return ENOMEM;
  *result = aligned(alignment, size);
  return 0;
}
