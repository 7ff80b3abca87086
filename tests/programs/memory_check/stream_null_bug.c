// @expect violated
#include <stdio.h>

int main(void) {
  fclose(NULL); // want "fclose"
  return 0;
}
