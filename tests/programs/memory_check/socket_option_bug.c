// @expect violated
// @flags --check=memory
#include <sys/socket.h>
int main(void) {
  int error = 0;
  socklen_t size = 2 * sizeof error;
  getsockopt(0, SOL_SOCKET, SO_ERROR, &error, &size); // want "of error .4 bytes"
  return error;
}
