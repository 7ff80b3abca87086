// @expect verified
// @flags --check=memory
#include <string.h>
int main(void) {
  char name[4];
  strncpy(name, "abcd", 4);
  name[3] = 0;
  return strlen(name) == 3;
}
