// @expect violated
#include <stdio.h>

int main(void) {
  fclose(stdout);
  puts("x"); // want "a standard stream is used that was closed"
  return 0;
}
