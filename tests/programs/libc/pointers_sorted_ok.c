// @expect verified
// What is sorted are pointers. The first becomes the last.
#include <assert.h>
#include <stdlib.h>

struct item {
  int key;
};

static int compare(const void *a, const void *b) {
  return (*(struct item *const *)a)->key - (*(struct item *const *)b)->key;
}

int main(void) {
  struct item *items[3];
  for (int i = 0; i < 3; i++) {
    items[i] = malloc(sizeof *items[i]);
    if (!items[i])
      abort();
    items[i]->key = 3 - i;
  }
  struct item *last = items[0];
  qsort(items, 3, sizeof *items, compare);
  assert(items[0]->key == 1 && items[2] == last);
  for (int i = 0; i < 3; i++)
    free(items[i]);
  return 0;
}
