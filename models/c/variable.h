/* Variables of the environment, which are told apart by their names where those are literals.
 *
 * environment.value:   number of the name -> the address of the text, UNSET, or 0 if the program has neither asked
 *                      for the variable nor set it
 * environment.unclear: whether a variable was set whose name is not known */
#ifndef GSMACK_MODEL_VARIABLE_H
#define GSMACK_MODEL_VARIABLE_H

#include "family.h"
#include "gsmack.h"

enum { UNSET = 1 };

/* Whether a variable may have been set that is not known by its name. Texts that putenv was given are used. Defined if the program sets
 * any (variable_set.c). */
_Bool __model_variables_unclear(void) __attribute__((weak));

/* What a variable is before the program sets it: not set, or some text, of Linux's length at most. */
static inline char *inherited(void) {
  enum { MOST = 128 << 10 };
  if (__gsmack_nondet_bool())
    return 0;
  unsigned long size = __gsmack_nondet_ulong();
  __gsmack_assume(size >= 1 && size <= MOST);
  char *text = __gsmack_alloc(size);
  __model_belongs(text, OF_LIBRARY);
  text[size - 1] = 0;
  return text;
}

/* The variable of that number, in an atomic section. */
static inline long variable(unsigned long number) {
  long value = __gsmack_ghost_get_id("environment.value", number);
  if (!value) {
    char *text = inherited();
    value = text ? (long)text : UNSET;
    __gsmack_ghost_set_id("environment.value", number, value);
  }
  return value;
}

#endif
