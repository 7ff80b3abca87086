/* C++'s operators new and delete, by their mangled names: m is size_t where pointers have 64 bits, j where they have 32. They
 * are malloc and free; memory does not run out. */
#include <stdint.h>
#include <stdlib.h>

#include "cxx_throw.h"
#include "gsmack.h"
#include "heap.h"

#if __SIZEOF_POINTER__ == 8
#define SIZED(before, after) before##m##after
#else
#define SIZED(before, after) before##j##after
#endif

/* Beyond 16, alignment is not modelled. */
static inline void need(size_t alignment) {
  if (alignment > 16)
    __gsmack_unknown("memory aligned to more than 16 bytes");
}

#define NEW(name)                                                              \
  void *SIZED(name, )(size_t size) {                                           \
    if (size > PTRDIFF_MAX)                                                    \
      thrown("operator new throws std::bad_alloc");                            \
    return made(__gsmack_alloc(size), size);                                   \
  }                                                                            \
  void *SIZED(name, RKSt9nothrow_t)(size_t size, const void *nothrow) {        \
    if (size > PTRDIFF_MAX)                                                    \
      return 0;                                                                \
    return made(__gsmack_alloc(size), size);                                   \
  }                                                                            \
  void *SIZED(name, St11align_val_t)(size_t size, size_t alignment) {          \
    need(alignment);                                                           \
    if (size > PTRDIFF_MAX)                                                    \
      thrown("operator new throws std::bad_alloc");                            \
    return made(__gsmack_alloc(size), size);                                   \
  }

NEW(_Znw)
NEW(_Zna)

#define DELETE(name)                                                           \
  void name##Pv(void *object) { free(object); }                                \
  void SIZED(name##Pv, )(void *object, size_t size) { free(object); }          \
  void name##PvRKSt9nothrow_t(void *object, const void *nothrow) {             \
    free(object);                                                              \
  }                                                                            \
  void name##PvSt11align_val_t(void *object, size_t alignment) {               \
    free(object);                                                              \
  }                                                                            \
  void SIZED(name##Pv, St11align_val_t)(void *object, size_t size,             \
                                        size_t alignment) {                    \
    free(object);                                                              \
  }

DELETE(_Zdl)
DELETE(_Zda)
