// @expect violated
// A file that nobody asks for is at its end, and the one that is asked for never has anything.
#include <sys/select.h>
#include <unistd.h>

int main(void) {
  int asked[2], other[2];
  if (pipe(asked) != 0 || pipe(other) != 0)
    return 1;
  close(other[1]);
  fd_set in;
  FD_ZERO(&in);
  FD_SET(asked[0], &in);
  select(asked[0] + 1, &in, 0, 0, 0); // want "waits"
}
