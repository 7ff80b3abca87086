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

enum { SINGLE, ARRAY };

static inline long of_new(size_t size, long form) {
  return OF_NEW + form + 2 * (long)size;
}

static inline void *new_object(size_t size, size_t alignment, long form) {
  void *object = made(__gsmack_alloc(size), size);
  align(object, alignment);
  __model_belongs(object, of_new(size, form));
  return object;
}

/* A pointer to no object, or to one whose life is over, is what is said first. It is returned what the object belonged to. */
static inline long end(void *object, long form, const char *not_its_own) {
  long of = __model_family(object);
  keep(object, 0);
  __gsmack_free(object);
  __gsmack_assert(of >= OF_NEW && (of - OF_NEW) % 2 == form, "memory", not_its_own);
  return of;
}

/* The compiler says how large the object is by its type. */
static inline void end_sized(void *object, size_t size, long form,
                             const char *not_its_own, const char *other_size) {
  if (object)
    __gsmack_assert(end(object, form, not_its_own) == of_new(size, form), "memory",
                    other_size);
}

#define NEW(name, form)                                                        \
  void *SIZED(name, )(size_t size) {                                           \
    if (size > PTRDIFF_MAX)                                                    \
      thrown("operator new throws std::bad_alloc");                            \
    return new_object(size, 1, form);                                          \
  }                                                                            \
  void *SIZED(name, RKSt9nothrow_t)(size_t size, const void *nothrow) {        \
    if (size > PTRDIFF_MAX)                                                    \
      return 0;                                                                \
    return new_object(size, 1, form);                                          \
  }                                                                            \
  void *SIZED(name, St11align_val_t)(size_t size, size_t alignment) {          \
    if (size > PTRDIFF_MAX)                                                    \
      thrown("operator new throws std::bad_alloc");                            \
    return new_object(size, alignment, form);                                  \
  }                                                                            \
  void *SIZED(name, St11align_val_tRKSt9nothrow_t)(                            \
      size_t size, size_t alignment, const void *nothrow) {                    \
    if (size > PTRDIFF_MAX)                                                    \
      return 0;                                                                \
    return new_object(size, alignment, form);                                  \
  }

NEW(_Znw, SINGLE)
NEW(_Zna, ARRAY)

#define DELETE(name, form, call, maker)                                         \
  void name##Pv(void *object) {                                                \
    if (object)                                                                \
      end(object, form, call ": the object was not made by " maker);           \
  }                                                                            \
  void SIZED(name##Pv, )(void *object, size_t size) {                          \
    end_sized(object, size, form, call ": the object was not made by " maker,  \
              call ": the object has another size than its type");             \
  }                                                                            \
  void name##PvRKSt9nothrow_t(void *object, const void *nothrow) {             \
    name##Pv(object);                                                          \
  }                                                                            \
  void name##PvSt11align_val_t(void *object, size_t alignment) {               \
    name##Pv(object);                                                          \
  }                                                                            \
  void SIZED(name##Pv, St11align_val_t)(void *object, size_t size,             \
                                        size_t alignment) {                    \
    SIZED(name##Pv, )(object, size);                                           \
  }

DELETE(_Zdl, SINGLE, "delete", "new")
DELETE(_Zda, ARRAY, "delete[]", "new[]")
