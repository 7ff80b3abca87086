// @expect violated
// @flags --check=memory
#include <string.h>
int main(void) {
  char name[4];
  strncpy(name, "abcd", 4);
  return strlen(name) == 3; // want "strlen: reads 1 byte at offset 4 of name"
}
