// @expect unknown
// @flags --engine=order
// A pointer that a loop moves by more than its array is long is between the elements that the array may be of.
#include <assert.h>

struct item {
  char key[8];
  int first, second;
} items[3];

int main(void) {
  for (int i = 0; i < 2; i++) {
    char *p = items[i].key;
    for (int j = 0; j < 1; j++)
      p += 12;
    *p = 1; // want "an index that leads from an array to another member"
  }
  assert(items[0].second == 0);
}
