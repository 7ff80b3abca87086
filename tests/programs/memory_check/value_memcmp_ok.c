// @expect verified
// @flags --check=memory
// Padding has no value.
#include <string.h>
struct s {
  char c;
  int i;
};

int main(void) {
  struct s a, b;
  a.c = b.c = 1;
  a.i = b.i = 2;
  if (memcmp(&a, &b, 1) == 0)
    return 1;
  return 0;
}
