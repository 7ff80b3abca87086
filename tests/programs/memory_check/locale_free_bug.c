// @expect violated
// @flags --check=memory
#include <locale.h>
#include <stdlib.h>
int main(void) {
  char *old = setlocale(LC_ALL, "");
  if (old)
    free(old); // want "the object is the C library's"
  return 0;
}
