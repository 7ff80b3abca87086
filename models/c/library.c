/* <dlfcn.h>: a library that is loaded does anything, so only that it cannot be is modelled.
 *
 * library.failed: thread -> whether a function failed there, and the thread was not told (dlerror) */
#include <dlfcn.h>

#include "gsmack.h"
#include "reads.h"

void *dlopen(const char *path, int flags) {
  if (path)
    reads_all(path);
  if (!path || __gsmack_nondet_bool())
    __gsmack_unknown("a library that is loaded");
  __gsmack_ghost_set_id("library.failed", __gsmack_self(), 1);
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

/* Any text, of the last failure, which is told once. */
char *dlerror(void) {
  static char text[64];
  if (!__gsmack_ghost_get_id("library.failed", __gsmack_self()))
    return 0;
  __gsmack_ghost_set_id("library.failed", __gsmack_self(), 0);
  __gsmack_approximate("the text that dlerror gives", text, sizeof text);
  for (unsigned i = 0; i + 1 < sizeof text; i++)
    text[i] = __gsmack_nondet_char();
  return text;
}
