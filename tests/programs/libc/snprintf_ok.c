// @expect verified
#include <assert.h>
#include <stdio.h>

int main(void) {
  char buf[4];
  int guard = 7;
  snprintf(buf, sizeof buf, "%d", guard);
  assert(guard == 7);
  return 0;
}
