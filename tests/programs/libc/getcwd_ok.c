// @expect verified
#include <assert.h>
#include <unistd.h>
int main(void) { char b[8]; if (getcwd(b, sizeof b)) { int n = 0; while (b[n]) n++; assert(n < 8); } return 0; }
