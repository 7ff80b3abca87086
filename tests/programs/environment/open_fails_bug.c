// @expect violated
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
int main(void) { int f = open("x", 0); if (f < 0 && errno == ENOENT) assert(0); return 0; }
