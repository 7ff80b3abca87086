// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4);
  if (p)
    assert((int)(long)p == 0); // want "\(int\)\(long\)p == 0"
  return 0;
}
