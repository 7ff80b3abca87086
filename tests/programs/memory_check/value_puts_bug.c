// @expect violated
// @flags --check=memory
#include <stdio.h>
int main(void) {
  char a[4];
  a[1] = 0;
  puts(a); // want "puts: depends on 1 byte at offset 0 of a"
  return 0;
}
