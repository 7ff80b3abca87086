// @expect unknown
// @flags --engine=order
// What is filled lies behind the array, in another member.
#include <assert.h>
#include <string.h>

struct {
  char text[8];
  int length, kind;
} g;

int main(void) {
  for (int i = 0; i < 16; i++)
    if (i == 12)
      memset(&g.text[i], 1, 4); // want "an index that leads from an array to another member"
  assert(g.kind == 0);
}
