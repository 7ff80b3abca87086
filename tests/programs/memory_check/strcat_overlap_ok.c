// @expect verified
// @flags --check=memory
#include <string.h>
char text[9] = "abcd";

int main(void) {
  strncat(text, text + 3, 0);
  return text[0];
}
