// @expect verified
#include <assert.h>

int g;

int main(void) {
  assert((int)(long)&g != 65541 && (long)&g != 0);
  return 0;
}
