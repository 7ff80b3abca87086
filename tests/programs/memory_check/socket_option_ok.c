// @expect verified
#include <sys/socket.h>
int main(void) {
  int error = 0, on = 1;
  socklen_t size = sizeof error;
  setsockopt(0, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (getsockopt(0, SOL_SOCKET, SO_ERROR, &error, &size) == 0)
    return error;
  return 0;
}
