// @expect unknown
// What a library that is loaded does is not known.
#include <dlfcn.h>

int main(void) {
  void *library = dlopen("libm.so", RTLD_NOW);
  if (!library)
    return 1;
  double (*f)(double) = (double (*)(double))dlsym(library, "cos");
  dlclose(library);
  return f == 0;
}
