// @expect violated
#include <assert.h>

int g;

int main(void) {
  assert((int)(long)&g != 65540); // want "65540"
  return 0;
}
