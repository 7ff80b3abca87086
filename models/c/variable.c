/* <stdlib.h>: asking for variables of the environment. */
#include <stdlib.h>

#include "reads.h"
#include "variable.h"

char *getenv(const char *name) {
  long number = __gsmack_text_number(name, 0);
  reads_all(name);
  if (__model_variables_unclear && (__model_variables_unclear() || !number)) {
    __gsmack_approximate("the value that getenv gives of a variable whose "
                         "name is not a literal where it is set or asked for",
                         0, 0);
    return inherited();
  }
  if (!number)
    return inherited();
  __gsmack_atomic_begin();
  long value = variable((unsigned long)number);
  __gsmack_atomic_end();
  return value == UNSET ? 0 : (char *)value;
}

char *secure_getenv(const char *name) { return getenv(name); }
