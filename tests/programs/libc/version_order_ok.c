// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>

int main(void) {
  static const char *const order[] = {"000", "00", "01", "010", "09", "0", "1", "9", "10"};
  for (int i = 0; i < 8; i++)
    assert(strverscmp(order[i], order[i + 1]) < 0 && strverscmp(order[i + 1], order[i]) > 0);
  assert(strverscmp("jan9", "jan10") < 0 && strverscmp("jan10", "jan10") == 0);
  assert(strverscmp("1.2b", "1.10a") < 0 && strverscmp("ab", "b") < 0 && strverscmp("a1", "a") > 0);
  return 0;
}
