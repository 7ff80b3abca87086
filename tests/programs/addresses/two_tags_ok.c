// @expect verified
#include <assert.h>
#include <stdint.h>

int g = 1, h = 2;
uintptr_t word;

static void mark(int *p, unsigned tag) { word = (uintptr_t)p | tag; }
static int *unmarked(void) { return (int *)(word & ~(uintptr_t)3); }

int main(void) {
  assert(((uintptr_t)&g & 3) == 0);
  mark(&g, 3);
  assert(unmarked() == &g && *unmarked() == 1 && (word & 3) == 3);
  mark(&h, 2);
  assert(*unmarked() == 2 && (word & 1) == 0);
  return 0;
}
