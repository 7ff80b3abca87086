// @expect violated
// Where the room ends before the text does, no end is written.
#include <assert.h>
#include <stdlib.h>

int main(void) {
  char bytes[3] = {1, 1, 1};
  wcstombs(bytes, L"xy", 2);
  assert(bytes[2] == 0);
}
