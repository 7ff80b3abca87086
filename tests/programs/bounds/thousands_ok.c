// @expect verified
// @flags --timeout=60s
#include <assert.h>

int main(void) {
  unsigned sum = 0;
  for (unsigned i = 0; i < 5000; i++)
    sum += i;
  assert(sum == 12497500);
  return 0;
}
