// @expect verified
// A block that begins inside a place that is also accessed as one word, in an array of such places.
#include <assert.h>
#include <string.h>

union cell {
  int word;
  char bytes[4];
};

int __VERIFIER_nondet_int(void);

int main(void) {
  union cell cells[3];
  char copy[3];
  int i = __VERIFIER_nondet_int() & 1;
  for (int k = 0; k < 3; k++)
    cells[k].word = 0x01020304;
  memset(&cells[0].bytes[1], 0, 3);
  assert(cells[0].word == 4);
  memcpy(copy, &cells[i].bytes[1], 3);
  assert(copy[0] == (i ? 3 : 0) && copy[2] == (i ? 1 : 0));
  memset(&cells[i].bytes[2], 9, 4);
  assert(cells[i].bytes[3] == 9 && cells[i + 1].bytes[1] == 9);
  assert(cells[i + 1].bytes[2] == 2 && cells[i].bytes[0] == 4);
  return 0;
}
