// @expect verified
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static unsigned hash(const void *p) { return (unsigned)((uintptr_t)p >> 4) * 2654435761u >> 30; }

int main(void) {
  char *p = malloc(1), *q = malloc(1);
  int table[4] = {0};
  table[hash(p)]++;
  table[hash(q)]++;
  assert(table[0] + table[1] + table[2] + table[3] == 2);
  assert(table[hash(p)] > 0);
  return 0;
}
