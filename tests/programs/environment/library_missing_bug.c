// @expect violated
// It may not be there.
#include <assert.h>
#include <dlfcn.h>
#include <stdio.h>

int main(void) {
  void *library = dlopen("libm.so", RTLD_NOW);
  const char *why = dlerror();
  if (why)
    puts(why);
  assert(library); // want "library"
}
