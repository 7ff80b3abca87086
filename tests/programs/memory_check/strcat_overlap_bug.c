// @expect violated
// @flags --check=memory
#include <string.h>
char text[9] = "abcd";

int main(void) {
  strcat(text, text + 4); // want "strcat: what is copied overlaps"
  return text[0];
}
