// @expect verified
// @flags --check=memory
#include <string.h>
char a[4] = "abc", b[8] = "bbc";

int main(void) {
  return strncmp(a, b, 5) < 0;
}
