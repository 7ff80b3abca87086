// @expect verified
// @files other_static.c
#include <assert.h>

static int value = 1;
static int get(void) { return value; }
int other_get(void);

int main(void) {
  value++;
  assert(get() == 2);
  assert(other_get() == 10);
  return 0;
}
