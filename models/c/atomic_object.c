/* Atomic objects that are too large for one instruction: what the compiler calls for them. The
 * object is read or written in one step; where the value comes from or goes to is ordinary memory.
 * The compiler knows these functions by name and lets nobody define them under it. */
#include <stddef.h>

#include "gsmack.h"

void load(size_t size, const void *object, void *to, int order)
    __asm__("__atomic_load");
void store(size_t size, void *object, const void *from, int order)
    __asm__("__atomic_store");
void exchange(size_t size, void *object, const void *from, void *to, int order)
    __asm__("__atomic_exchange");
_Bool compare_exchange(size_t size, void *object, void *expected,
                       const void *desired, int success, int failure)
    __asm__("__atomic_compare_exchange");
_Bool is_lock_free(size_t size, const void *object)
    __asm__("__atomic_is_lock_free");

/* Begins the section that is the operation. */
static inline void begin(int order, int failure) {
  _Bool weak = failure == __ATOMIC_RELAXED || failure == __ATOMIC_RELEASE;
  switch (order) {
  case __ATOMIC_RELAXED:
    if (weak)
      __gsmack_atomic_begin_order("relaxed", "relaxed");
    else
      __gsmack_atomic_begin_order("relaxed", "acquire");
    break;
  case __ATOMIC_CONSUME:
  case __ATOMIC_ACQUIRE:
    if (weak)
      __gsmack_atomic_begin_order("acquire", "relaxed");
    else
      __gsmack_atomic_begin_order("acquire", "acquire");
    break;
  case __ATOMIC_RELEASE:
    if (weak)
      __gsmack_atomic_begin_order("release", "relaxed");
    else
      __gsmack_atomic_begin_order("release", "acquire");
    break;
  case __ATOMIC_ACQ_REL:
    if (weak)
      __gsmack_atomic_begin_order("acq_rel", "relaxed");
    else
      __gsmack_atomic_begin_order("acq_rel", "acquire");
    break;
  default:
    if (weak)
      __gsmack_atomic_begin_order("seq_cst", "relaxed");
    else
      __gsmack_atomic_begin();
  }
}

void load(size_t size, const void *object, void *to, int order) {
  char value[size];
  begin(order, order);
  __builtin_memcpy(value, object, size);
  __gsmack_atomic_end();
  __builtin_memcpy(to, value, size);
}

void store(size_t size, void *object, const void *from, int order) {
  char value[size];
  __builtin_memcpy(value, from, size);
  begin(order, order);
  __builtin_memcpy(object, value, size);
  __gsmack_atomic_end();
}

void exchange(size_t size, void *object, const void *from, void *to,
              int order) {
  char value[size], old[size];
  __builtin_memcpy(value, from, size);
  begin(order, order);
  __builtin_memcpy(old, object, size);
  __builtin_memcpy(object, value, size);
  __gsmack_atomic_end();
  __builtin_memcpy(to, old, size);
}

/* Equal means all bytes are. */
_Bool compare_exchange(size_t size, void *object, void *expected,
                       const void *desired, int success, int failure) {
  char wanted[size], value[size], old[size];
  _Bool same = 1;
  __builtin_memcpy(wanted, expected, size);
  __builtin_memcpy(value, desired, size);
  begin(success, failure);
  __builtin_memcpy(old, object, size);
  for (size_t i = 0; i < size; i++)
    if (old[i] != wanted[i])
      same = 0;
  if (same)
    __builtin_memcpy(object, value, size);
  __gsmack_atomic_end();
  if (!same)
    __builtin_memcpy(expected, old, size);
  return same;
}

_Bool is_lock_free(size_t size, const void *object) {
  return size == 1 || size == 2 || size == 4 || size == sizeof(long);
}
