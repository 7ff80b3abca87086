// @expect violated
// @flags --check=assert,leaks
/* The C library makes the copy, and whoever asked for it is to free it. */
#include <string.h>

int main(void) {
  char *copy = strdup("abc");
  return copy[0] == 'b'; // want "memory is never freed"
}
