// @expect verified
// @flags --check=memory
// A null pointer is no conversion that is passed over.
#include <stdio.h>
int main(void) {
  int a = 0, *p = 0;
  sscanf("1 x", "%d %d", &a, p);
  sscanf("1 2", "%d %*d", &a);
  return a;
}
