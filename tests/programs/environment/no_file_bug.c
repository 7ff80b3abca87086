// @expect violated
// No file has a negative number: what opening gives when it fails cannot be read, written or closed.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

int main(void) {
  char c = 0;
  int file = open("data", O_RDWR);
  if (read(file, &c, 1) == 1 || lseek(file, 0, SEEK_CUR) != -1 || close(file) == 0)
    assert(file < 0); // want "file < 0"
  assert(write(-1, &c, 1) == -1 && errno == EBADF);
}
