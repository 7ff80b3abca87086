// @expect violated
#include <sys/uio.h>
#include <assert.h>
int main(void) { char a[2] = "", b[2] = ""; struct iovec v[2] = {{a,2},{b,2}}; ssize_t n = readv(0, v, 2); if (n == 3) assert(b[0] == 0); return 0; }
