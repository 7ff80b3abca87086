// @expect verified
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
int main(void) { int f = open("x", 0); if (f < 0) assert(errno != 0); return 0; }
