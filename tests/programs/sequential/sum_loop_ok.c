// @expect verified
#include <assert.h>

int main(void) {
  int sum = 0;
  for (int i = 1; i <= 4; i++)
    sum += i;
  assert(sum == 10);
  return 0;
}
