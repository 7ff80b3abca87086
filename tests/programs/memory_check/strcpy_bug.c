// @expect violated
// @flags --check=memory
#include <string.h>
char to[5];

int main(void) {
  const char *hello = "hello";
  strcpy(to, hello); // want "strcpy: writes 1 byte at offset 5 of to \(5 bytes\)"
  return to[0];
}
