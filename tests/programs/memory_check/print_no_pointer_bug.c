// @expect violated
// @flags --check=memory
#pragma clang diagnostic ignored "-Wformat"
#include <stdio.h>
int main(void) {
  printf("%s\n", 3); // want "the format asks for a pointer where the argument is a number"
  return 0;
}
