/* Exceptions as objects, and std::exception_ptr, which shares one. As exceptions are not followed, none is being handled.
 *
 * exception.owners: exception -> how many std::exception_ptr share it
 * exception.destructor: exception -> what is called for it when there are none any more, or 0 */
#include <stddef.h>

#include "cxx_throw.h"

void *__cxa_allocate_exception(size_t size) { return __gsmack_alloc(size); }

void __cxa_free_exception(void *exception) { __gsmack_free(exception); }

/* How the headers make an exception that is not thrown. Nobody looks at what this gives. */
void *__cxa_init_primary_exception(void *exception, void *type, void (*destructor)(void *)) {
  __gsmack_ghost_set("exception.destructor", exception, (long)destructor);
  return exception;
}

/* exception_ptr::_M_addref() */
void _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(void **pointer) {
  if (!*pointer)
    return;
  __gsmack_atomic_begin();
  __gsmack_ghost_set("exception.owners", *pointer, __gsmack_ghost_get("exception.owners", *pointer) + 1);
  __gsmack_atomic_end();
}

/* exception_ptr::_M_release() */
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **pointer) {
  void *exception = *pointer;
  if (!exception)
    return;
  __gsmack_atomic_begin();
  long owners = __gsmack_ghost_get("exception.owners", exception) - 1;
  void (*destructor)(void *) = (void (*)(void *))__gsmack_ghost_get("exception.destructor", exception);
  __gsmack_ghost_set("exception.owners", exception, owners);
  __gsmack_atomic_end();
  if (owners == 0) {
    if (destructor)
      destructor(exception);
    __gsmack_free(exception);
  }
  *pointer = 0;
}

/* exception_ptr::exception_ptr(void *) */
void _ZNSt15__exception_ptr13exception_ptrC1EPv(void **pointer, void *exception) {
  *pointer = exception;
  _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(pointer);
}

void _ZNSt15__exception_ptr13exception_ptrC2EPv(void **pointer, void *exception) {
  _ZNSt15__exception_ptr13exception_ptrC1EPv(pointer, exception);
}

/* std::current_exception() */
void _ZSt17current_exceptionv(void **result) { *result = 0; }

/* std::rethrow_exception(exception_ptr) */
void _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(void **pointer) {
  thrown("an exception is thrown that another thread may have left (std::rethrow_exception)");
}
