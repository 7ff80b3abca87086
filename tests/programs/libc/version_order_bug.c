// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>

int main(void) {
  assert(strverscmp("a9", "a10") < 0 && strcmp("a9", "a10") > 0);
  assert(strverscmp("a09", "a9") > 0); // want "a09"
  return 0;
}
