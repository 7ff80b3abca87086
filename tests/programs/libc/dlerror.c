// @expect unknown
// That a library cannot be loaded is told with a text. Where it can be, nothing is known.
#include <dlfcn.h>
#include <stdio.h>

int main(void) {
  void *library = dlopen("a_name_that_no_library_has.so", RTLD_NOW); // want "a library that is loaded"
  if (!library)
    printf("%s\n", dlerror());
}
