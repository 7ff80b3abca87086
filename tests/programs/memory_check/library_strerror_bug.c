// @expect violated
#include <stdlib.h>
#include <string.h>

int main(void) {
  free(strerror(3)); // want "C library's"
  return 0;
}
