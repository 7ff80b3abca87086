// @expect verified
// Functions for quick_exit are called, the last first, and those for exit are not.
#include <assert.h>
#include <stdlib.h>
static int n;
static void first(void) { assert(n == 1); }
static void second(void) { n = 1; }
static void not(void) { assert(0); }
int main(void) {
  atexit(not);
  at_quick_exit(first);
  at_quick_exit(second);
  quick_exit(0);
}
