/* <dlfcn.h>: a library that is loaded does anything, so only that it cannot be is modelled. */
#include <dlfcn.h>

#include "gsmack.h"
#include "reads.h"

void *dlopen(const char *path, int flags) {
  if (path)
    reads_all(path);
  if (!path || __gsmack_nondet_bool())
    __gsmack_unknown("a library that is loaded");
  return 0;
}

void *dlsym(void *restrict library, const char *restrict name) {
  reads_all(name);
  __gsmack_unknown("what a library defines");
  return 0;
}

int dlclose(void *library) {
  __gsmack_unknown("a library that is loaded");
  return 0;
}

/* Any text, of the last failure if there was one. */
char *dlerror(void) {
  static char text[64];
  if (__gsmack_nondet_bool())
    return 0;
  __gsmack_approximate("the text that dlerror gives", text, sizeof text);
  for (unsigned i = 0; i + 1 < sizeof text; i++)
    text[i] = __gsmack_nondet_char();
  return text;
}
