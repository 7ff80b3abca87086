// @expect violated
#include <stdlib.h>

int main(void) {
  char *home = getenv("HOME");
  if (home)
    home = realloc(home, 10); // want "realloc: the object is the C library's"
  return 0;
}
