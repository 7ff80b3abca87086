// @expect violated
// @flags --check=memory
// What is copied is as it was.
#include <string.h>
int main(void) {
  char a[4], b[4];
  a[0] = 'x';
  memcpy(b, a, 1);
  if (!strcmp(b, "x")) // want "strcmp: depends on 1 byte at offset 1 of b"
    return 1;
  return 0;
}
