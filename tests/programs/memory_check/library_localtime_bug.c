// @expect violated
#include <stdlib.h>
#include <time.h>

int main(void) {
  time_t now = 0;
  free(localtime(&now)); // want "not allocated"
  return 0;
}
