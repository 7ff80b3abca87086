// @expect violated
// A call that fails may do so for any reason.
#include <assert.h>
#include <errno.h>
#include <unistd.h>
int main(void) { char c; ssize_t n = read(0, &c, 1); if (n < 0 && errno == EAGAIN) assert(0); return 0; }
