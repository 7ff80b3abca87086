// @expect violated
#include <assert.h>
#include <string.h>

int main(void) {
  char to[8];
  strcpy(to, "abc");
  strcat(to, "d");
  assert(strcmp(to, "abcde") == 0); // want "strcmp.to, .abcde.. == 0"
  assert(strncmp(to, "abx", 2) == 0);
  assert(strchr(to, 'd') == to + 3);
  return 0;
}
