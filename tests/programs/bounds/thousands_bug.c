// @expect violated
// @flags --timeout=60s
#include <assert.h>

int main(void) {
  unsigned sum = 0;
  for (unsigned i = 0; i < 5000; i++)
    sum += i;
  assert(sum == 12497501); // want "assertion"
  return 0;
}
