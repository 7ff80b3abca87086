// @expect verified
// Without a handler no call is interrupted.
#include <assert.h>
#include <errno.h>
#include <sys/socket.h>
int main(void) { char c; ssize_t n = recv(0, &c, 1, 0); if (n < 0 && errno == EINTR) assert(0); return 0; }
