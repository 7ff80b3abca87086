// @expect unknown
#include <assert.h>
#include <stdio.h>

int main(void) {
  int n = 0;
  scanf("%d", &n);
  assert(n == 0);
  return 0;
}
