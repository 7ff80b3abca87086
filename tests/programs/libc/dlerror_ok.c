// @expect verified
// A function that failed is told of once, with a text.
#include <assert.h>
#include <dlfcn.h>
#include <stdio.h>

int main(void) {
  assert(dlerror() == NULL);
  void *library = dlopen("a_name_that_no_library_has.so", RTLD_NOW);
  if (!library) {
    printf("%s\n", dlerror());
    assert(dlerror() == NULL);
  }
}
