// @expect violated
#include <stdlib.h>
#include <assert.h>
static void f(void) { assert(0); }
int main(void) { at_quick_exit(f); quick_exit(0); }
