/* C++'s operators new and delete, by their mangled names: m is size_t where pointers have 64 bits, j where they have 32. They
 * are malloc and free, but none of the three pairs ends what another one has made; memory does not run out. */
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

static inline void *new_object(size_t size, long family) {
  void *object = made(__gsmack_alloc(size), size);
  __model_belongs(object, family);
  return object;
}

/* A pointer to no object, or to one whose life is over, is what is said first. */
static inline void end(void *object, long family, const char *not_its_own) {
  if (!object)
    return;
  long of = __model_family(object);
  keep(object, 0);
  __gsmack_free(object);
  __gsmack_assert(of == family, "memory", not_its_own);
}

#define NEW(name, family)                                                      \
  void *SIZED(name, )(size_t size) {                                           \
    if (size > PTRDIFF_MAX)                                                    \
      thrown("operator new throws std::bad_alloc");                            \
    return new_object(size, family);                                           \
  }                                                                            \
  void *SIZED(name, RKSt9nothrow_t)(size_t size, const void *nothrow) {        \
    if (size > PTRDIFF_MAX)                                                    \
      return 0;                                                                \
    return new_object(size, family);                                           \
  }                                                                            \
  void *SIZED(name, St11align_val_t)(size_t size, size_t alignment) {          \
    need(alignment);                                                           \
    if (size > PTRDIFF_MAX)                                                    \
      thrown("operator new throws std::bad_alloc");                            \
    return new_object(size, family);                                           \
  }

NEW(_Znw, OF_NEW)
NEW(_Zna, OF_NEW_ARRAY)

#define DELETE(name, family, text)                                             \
  void name##Pv(void *object) { end(object, family, text); }                   \
  void SIZED(name##Pv, )(void *object, size_t size) {                          \
    end(object, family, text);                                                 \
  }                                                                            \
  void name##PvRKSt9nothrow_t(void *object, const void *nothrow) {             \
    end(object, family, text);                                                 \
  }                                                                            \
  void name##PvSt11align_val_t(void *object, size_t alignment) {               \
    end(object, family, text);                                                 \
  }                                                                            \
  void SIZED(name##Pv, St11align_val_t)(void *object, size_t size,             \
                                        size_t alignment) {                    \
    end(object, family, text);                                                 \
  }

DELETE(_Zdl, OF_NEW, "delete: the object was not made by new")
DELETE(_Zda, OF_NEW_ARRAY, "delete[]: the object was not made by new[]")
