// @expect verified
#include <assert.h>
#include <time.h>

int main(void) {
  assert(difftime(20, 5) == 15.0);
  return 0;
}
