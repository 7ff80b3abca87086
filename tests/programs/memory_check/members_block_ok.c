// @expect verified
// @flags --check=memory --strict-members
// @optimised LLVM forgets of which member an address is
#include <string.h>

struct {
  char text[8];
  int length, kind;
} g;

int main(void) {
  for (int i = 0; i < 8; i++)
    if (i == 4)
      memset(&g.text[i], 1, 4);
}
