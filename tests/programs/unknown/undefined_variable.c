// @expect unknown
#include <assert.h>

extern int limit;

int main(void) {
  assert(limit == 0); // want "limit"
  return 0;
}
