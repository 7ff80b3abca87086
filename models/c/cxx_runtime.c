/* What clang's code for C++ calls.
 *
 * guard.state: guard -> 0 not initialised, DONE, or the thread that is at it */
#include <stdint.h>
#include <stdlib.h>

#include "gsmack.h"

enum { DONE = -1 };

/* A static variable of a function is initialised once; others wait. The first byte of the guard, which clang's code reads first, says
 * that it is done. */
int __cxa_guard_acquire(uint64_t *guard) {
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get("guard.state", guard);
  __gsmack_assert_about(state != (long)__gsmack_self(), "misuse",
                        "the initialisation of a static variable needs the variable", "once", guard);
  __gsmack_await_for(state <= 0, "once", guard, (unsigned long)state);
  if (state == 0)
    __gsmack_ghost_set("guard.state", guard, (long)__gsmack_self());
  __gsmack_atomic_end();
  return state == 0;
}

void __cxa_guard_release(uint64_t *guard) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set("guard.state", guard, DONE);
  __atomic_store_n((char *)guard, 1, __ATOMIC_RELEASE);
  __gsmack_atomic_end();
}

void __cxa_pure_virtual(void) {
  __gsmack_assert(0, "misuse", "a pure virtual function is called");
  __gsmack_exit();
}

void __cxa_deleted_virtual(void) {
  __gsmack_assert(0, "misuse", "a deleted virtual function is called");
  __gsmack_exit();
}

/* std::terminate */
void _ZSt9terminatev(void) {
  __gsmack_assert(0, "misuse",
                  "std::terminate is called (as by the destructor of a std::thread that is neither joined nor detached)");
  __gsmack_exit();
}

/* The virtual tables of what typeid gives: only their addresses matter. */
void *_ZTVN10__cxxabiv117__class_type_infoE[16];
void *_ZTVN10__cxxabiv120__si_class_type_infoE[16];
void *_ZTVN10__cxxabiv121__vmi_class_type_infoE[16];
void *_ZTVN10__cxxabiv119__pointer_type_infoE[16];
void *_ZTVN10__cxxabiv120__function_type_infoE[16];
void *_ZTVN10__cxxabiv116__enum_type_infoE[16];

/* Whether no thread was ever made, so that libstdc++'s counters need no atomic operations: it is never said. */
char __libc_single_threaded;
