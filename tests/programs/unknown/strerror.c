// @expect unknown
// Any text may be there, the empty one too, though the one that the C library has is not.
#include <assert.h>
#include <string.h>
int main(void) { assert(strerror(1)[0] != 0); return 0; }
