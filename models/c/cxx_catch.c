/* A program that needs this has a handler of exceptions. */
#include "gsmack.h"

void __model_catches(void) {}

/* No handler is ever reached. */
void *__cxa_begin_catch(void *exception) {
  __gsmack_unknown("a handler of an exception");
  return exception;
}
