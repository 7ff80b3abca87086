// @expect verified
// To try again changes nothing, and ends some time or not.
#include <errno.h>
#include <unistd.h>
int main(void) {
  char c;
  ssize_t n;
  while ((n = read(0, &c, 1)) != 1) {
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
      continue;
    return 1;
  }
  return 0;
}
