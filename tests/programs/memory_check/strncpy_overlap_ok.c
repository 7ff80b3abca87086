// @expect verified
// @flags --check=memory
#include <string.h>
char text[6] = "abc", *c = text;

int main(void) {
  strncpy(text + 3, c, 3);
  return text[0];
}
