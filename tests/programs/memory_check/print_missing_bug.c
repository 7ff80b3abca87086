// @expect violated
// @flags --check=memory
#include <stdio.h>
int main(void) {
  printf("%d of %d\n", 1); // want "the format asks for more arguments than there are"
  return 0;
}
