// @expect verified
// A pointer into a member goes from element to element.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct item {
  char name[8];
  int value;
};

int main(void) {
  struct item *items = calloc(4, sizeof *items);
  if (!items)
    return 0;
  for (int i = 0; i < 4; i++)
    items[i].value = i;
  char *name = items->name;
  for (int i = 0; i < 4; i++) {
    strcpy(name, "ab");
    name += sizeof *items;
  }
  assert(items[3].name[1] == 'b' && items[1].value == 1);
  free(items);
}
