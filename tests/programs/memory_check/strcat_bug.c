// @expect violated
// @flags --check=memory
#include <string.h>
int main(void) {
  char path[8] = "/tmp";
  strcat(path, "/abc"); // want "strcat: writes 1 byte at offset 8 of path"
  return path[4] != '/';
}
