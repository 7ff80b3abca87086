// @expect verified
// The one of POSIX says whether the text has room.
#include <assert.h>
#include <errno.h>
#include <string.h>

int main(void) {
  char text[32];
  int error = strerror_r(ENOENT, text, sizeof text);
  assert(error == 0 || error == ERANGE);
  assert(error || strlen(text) < sizeof text);
}
