// @expect violated
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

static unsigned hash(const void *p) { return (unsigned)((uintptr_t)p >> 4) * 2654435761u >> 30; }

int main(void) {
  char *p = malloc(1), *q = malloc(1);
  assert(hash(p) != hash(q)); // want "hash\(p\) != hash\(q\)"
  return 0;
}
