// @expect violated
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
  if (memcmp(&a, &b, sizeof a) == 0) // want "depends on memory that was never written"
    return 1;
  return 0;
}
