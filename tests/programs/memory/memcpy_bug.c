// @expect violated
#include <assert.h>
#include <string.h>

int main(void) {
  int from[3] = {1, 2, 3}, to[3] = {0, 0, 0};
  memcpy(to, from, 3); /* bytes, not elements */
  assert(to[0] == 1);
  assert(to[2] == 3); // want "3"
  return 0;
}
