/* What the models of malloc and realloc share. */
#ifndef GSMACK_MODEL_HEAP_H
#define GSMACK_MODEL_HEAP_H

#include "failure.h"
#include "family.h"
#include "gsmack.h"

/* Remembers an object's size. Defined if the program calls a function that asks for it
 * (realloc.c), so that others do not pay for it. */
void __model_note_size(const void *object, unsigned long size)
    __attribute__((weak));

/* Does nothing: whatever makes an object that has to be freed comes with leaks.c, which looks for those that are not. */
void __model_looks_for_leaks(void);

/* heap.kept: object -> whether the program still has to free it. */
static inline void keep(const void *object, _Bool kept) {
  __model_looks_for_leaks();
  __gsmack_ghost_set("heap.kept", object, kept);
}

/* A new object, which the program has to free. */
static inline void *given(void *object, unsigned long size) {
  keep(object, 1);
  if (__model_note_size)
    __model_note_size(object, size);
  return object;
}

/* The same, and what it holds has no value yet. */
static inline void *made(void *object, unsigned long size) {
  __gsmack_indeterminate(object);
  return given(object, size);
}

/* The largest alignment that is modelled: there has to be such an address, or nothing behind it is looked at. */
enum { MOST_ALIGNED = 1 << 24 };

/* The new object lies at a multiple of alignment, a power of two. All objects are aligned to 16. */
static inline void align(const void *object, unsigned long alignment) {
  if (alignment > MOST_ALIGNED)
    __gsmack_unknown("memory aligned to more than 16 MB");
  if (alignment > 16)
    __gsmack_align(object, alignment);
}

/* Defined (family.c) if the program uses something that makes objects of another family than malloc's. */
long __model_family(const void *object) __attribute__((weak));

/* The object is one that free and realloc may end. */
static inline void freed_by(const void *object, const char *not_its_own,
                            const char *of_new) {
  if (__model_family) {
    long family = __model_family(object);
    __gsmack_assert(family < OF_NEW, "memory", of_new);
    __gsmack_assert(family == OF_MALLOC, "memory", not_its_own);
  }
  keep(object, 0);
}

/* What a function that finds no memory leaves in errno. */
static inline void no_memory(void) { fails_with(ENOMEM); }

#endif
