// @expect violated
#include <assert.h>
#include <time.h>

int main(void) {
  assert(difftime(20, 5) == -15.0); // want "difftime"
  return 0;
}
