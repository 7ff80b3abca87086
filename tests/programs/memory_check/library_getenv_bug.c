// @expect violated
#include <stdlib.h>

int main(void) {
  free(getenv("HOME")); // want "free: the object is the C library's"
  return 0;
}
