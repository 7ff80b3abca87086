// @expect verified
#include <assert.h>
#include <sys/socket.h>
#include <unistd.h>
int main(void) { int e[2]; if (socketpair(AF_UNIX, SOCK_STREAM, 0, e)) return 1; assert(e[0] != e[1]); write(e[0], "x", 1); char c; read(e[1], &c, 1); close(e[0]); close(e[1]); return 0; }
