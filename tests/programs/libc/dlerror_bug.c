// @expect violated
// A failure is told once, and then there is no text.
#include <dlfcn.h>
#include <stdio.h>

int main(void) {
  void *library = dlopen("a_name_that_no_library_has.so", RTLD_NOW);
  if (!library && dlerror())
    printf("%s\n", dlerror()); // want "null pointer"
}
