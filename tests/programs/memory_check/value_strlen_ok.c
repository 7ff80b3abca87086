// @expect verified
// @flags --check=memory
#include <string.h>
int main(void) {
  char a[4];
  a[0] = 0;
  if (strlen(a) == 3)
    return 1;
  return 0;
}
