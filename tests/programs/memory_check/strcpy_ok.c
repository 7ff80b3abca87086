// @expect verified
// @flags --check=memory
#include <string.h>
char to[6];

int main(void) {
  strcpy(to, "hello");
  return to[0];
}
