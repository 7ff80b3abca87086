// @expect violated
// @flags --check=memory
#include <string.h>
int main(void) {
  char a[4];
  a[1] = 0;
  if (strlen(a) == 3) // want "strlen: depends on 1 byte at offset 0 of a"
    return 1;
  return 0;
}
