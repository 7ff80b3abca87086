/* <stdlib.h>, sorting and searching. */
#include <stdlib.h>
#include <string.h>

#include "gsmack.h"

static void swap(char *a, char *b, size_t size) {
  if (size == 0)
    return;
  char c[size]; /* copied whole: the elements may hold pointers, and what has no value has none at its new place */
  memcpy(c, a, size);
  memcpy(a, b, size);
  memcpy(b, c, size);
}

/* Whether an element is put behind one that it compares so to. Equal ones may
   come in any order. */
static int behind(int order) {
  return order > 0 || (order == 0 && __gsmack_nondet_bool());
}

/* By insertion, so that the comparisons are few where there is little to sort. */
void qsort(void *base, size_t count, size_t size,
           int (*compare)(const void *, const void *)) {
  char *a = base;
  for (size_t i = 1; i < count; i++)
    for (size_t j = i; j > 0 && behind(compare(a + (j - 1) * size, a + j * size));
         j--)
      swap(a + (j - 1) * size, a + j * size, size);
}

void qsort_r(void *base, size_t count, size_t size,
             int (*compare)(const void *, const void *, void *), void *with) {
  char *a = base;
  for (size_t i = 1; i < count; i++)
    for (size_t j = i; j > 0 && behind(compare(a + (j - 1) * size, a + j * size, with));
         j--)
      swap(a + (j - 1) * size, a + j * size, size);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  const char *a = base;
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = compare(key, a + middle * size);
    if (order == 0)
      return (void *)(a + middle * size);
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return 0;
}
