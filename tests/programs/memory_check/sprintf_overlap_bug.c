// @expect violated
// The text that is printed goes where it is read from.
#include <stdio.h>

int main(void) {
  char path[16] = "dir";
  snprintf(path, sizeof path, "%s/file", path); // want "overlaps"
  return path[0] != 'd';
}
