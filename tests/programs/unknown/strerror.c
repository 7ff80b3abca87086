// @expect unknown
// The text is not the empty one either.
#include <assert.h>
#include <string.h>
int main(void) { assert(strerror(1)[0] == 0); return 0; }
