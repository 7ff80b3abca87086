/* The locks with which std::atomic_load and its like access a std::shared_ptr. The library has sixteen, and shares one among pointers by their
 * addresses, on which no program can rely: here each pointer has its own, so that operations on two of them order nothing.
 *
 * locker.pointer: locker -> the pointer that it locks
 * locker.expected: locker -> another one, which may be the same; null if there is none
 * locker.locked: pointer -> 1 if it is locked */
#include "gsmack.h"

#define LOCKED(pointer) __gsmack_ghost_get("locker.locked", pointer)

static inline void set_locked(const void *pointer, long locked) { __gsmack_ghost_set("locker.locked", pointer, locked); }

/* _Sp_locker(const void *) */
void _ZNSt10_Sp_lockerC1EPKv(void *locker, const void *pointer) {
  __gsmack_ghost_set("locker.pointer", locker, (long)pointer);
  __gsmack_ghost_set("locker.expected", locker, 0);
  __gsmack_atomic_begin();
  __gsmack_await(!LOCKED(pointer));
  set_locked(pointer, 1);
  __gsmack_atomic_end();
}

/* _Sp_locker(const void *, const void *), for compare-and-exchange. Who holds one of the locks waits for none, so it does not matter that
 * the library takes one after the other. */
void _ZNSt10_Sp_lockerC1EPKvS1_(void *locker, const void *pointer, const void *expected) {
  __gsmack_ghost_set("locker.pointer", locker, (long)pointer);
  __gsmack_ghost_set("locker.expected", locker, (long)expected);
  __gsmack_atomic_begin();
  __gsmack_await(!LOCKED(pointer) && !LOCKED(expected));
  set_locked(pointer, 1);
  set_locked(expected, 1);
  __gsmack_atomic_end();
}

/* ~_Sp_locker() */
void _ZNSt10_Sp_lockerD1Ev(void *locker) {
  const void *pointer = (const void *)__gsmack_ghost_get("locker.pointer", locker);
  const void *expected = (const void *)__gsmack_ghost_get("locker.expected", locker);
  __gsmack_atomic_begin();
  set_locked(pointer, 0);
  if (expected)
    set_locked(expected, 0);
  __gsmack_atomic_end();
}
