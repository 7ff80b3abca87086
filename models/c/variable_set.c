/* <stdlib.h>: setting variables of the environment. */
#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "failure.h"
#include "reads.h"
#include "variable.h"

/* All variables: who looks for one looks at all, without a lock. Always 0. */
static char environment;

_Bool __model_variables_unclear(void) {
  __gsmack_assume(!environment);
  char *put = (char *)__gsmack_ghost_get_scalar("environment.put");
  if (put)
    (void)*(volatile char *)put;
  return __gsmack_ghost_get_scalar("environment.unclear") != 0;
}

/* Gives the variable its value, a number of variable.h. */
static inline void set(long number, long value) {
  if (number)
    __gsmack_ghost_set_id("environment.value", (unsigned long)number, value);
  else
    __gsmack_ghost_set_scalar("environment.unclear", 1);
}

/* A name is not empty and has no '='. */
static inline _Bool is_name(const char *name) {
  long length = __gsmack_text_length(name, 0);
  if (length < 0)
    return name && *name && !strchr(name, '=');
  return length > 0 && length == __gsmack_text_length(name, '=');
}

int setenv(const char *name, const char *value, int overwrite) {
  long number = __gsmack_text_number(name, 0);
  if (!is_name(name))
    return fails_with(EINVAL);
  if (MAY_FAIL(setenv))
    return fails_with(ENOMEM);
  environment = 0;
  /* What the text is later does not matter, which a literal stays. */
  long text = __gsmack_text_length(value, 0) >= 0 ? (long)value
                                                  : (long)strdup(value);
  __gsmack_atomic_begin();
  if (overwrite || !number || variable((unsigned long)number) == UNSET)
    set(number, text);
  __gsmack_atomic_end();
  return 0;
}

int unsetenv(const char *name) {
  if (!is_name(name))
    return fails_with(EINVAL);
  environment = 0;
  set(__gsmack_text_number(name, 0), UNSET);
  return 0;
}

/* The text NAME=VALUE becomes part of the environment; without a '=' the variable goes. */
int putenv(char *text) {
  long number = __gsmack_text_number(text, '=');
  long length = __gsmack_text_length(text, '=');
  reads_all(text);
  if (MAY_FAIL(putenv))
    return fails_with(ENOMEM);
  environment = 0;
  if (length == __gsmack_text_length(text, 0))
    set(number, UNSET);
  else
    set(number, (long)(text + length + 1));
  if (!number)
    __gsmack_ghost_set_scalar("environment.put", (long)text);
  return 0;
}
