// @expect violated
// @flags --check=memory
#include <string.h>
char text[3] = {'a', 'b', 'c'};

int main(void) {
  return (int)strlen(text); // want "strlen: reads 1 byte at offset 3 of text \(3 bytes\)"
}
