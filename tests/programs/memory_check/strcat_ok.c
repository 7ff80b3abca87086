// @expect verified
// @flags --check=memory
#include <string.h>
int main(void) {
  char path[8] = "/tmp";
  strcat(path, "/ab");
  return path[4] != '/';
}
