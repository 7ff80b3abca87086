// @expect verified
#include <assert.h>
#include <stdint.h>
#include <string.h>

struct item {
  long price;
  const int *count;
};

union view {
  struct item item;
  uintptr_t words[2];
};

int main(void) {
  static uintptr_t cells[8];
  int two = 2;
  unsigned k = two;
  struct item a = {10, &two}, b;
  memcpy(&cells[k], &a, sizeof a);
  uintptr_t word = cells[k + 1];
  memcpy(&b, &cells[k], sizeof b);
  assert(*b.count == 2);
  assert(word == (uintptr_t)&two);

  union view u, v;
  u.item = a;
  v = u;
  struct item c = v.item;
  assert(*c.count == 2);
  assert(v.words[1] == (uintptr_t)&two);
  return 0;
}
