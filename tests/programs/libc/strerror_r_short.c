// @expect unknown
// Whether the text has room depends on the text, which is the library's own.
#include <assert.h>
#include <errno.h>
#include <string.h>

int main(void) {
  char text[4];
  int error = strerror_r(ENOENT, text, sizeof text); // want "the text that strerror_r writes"
  assert(error == 0);
}
