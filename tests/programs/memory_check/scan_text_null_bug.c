// @expect violated
// @flags --check=memory
// A null pointer is no conversion that is passed over.
#include <stdio.h>
int main(void) {
  int a = 0, *p = 0;
  sscanf("1 2", "%d %d", &a, p); // want "sscanf: writes 4 bytes through a null pointer"
  return a;
}
