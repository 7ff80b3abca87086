// @expect unknown
// Whether the pattern matches is only approximated. A thread need not leave the loop by an answer that may never be given.
#include <fnmatch.h>

int main(void) {
  while (fnmatch("a", "a", 0) == 0) {
  }
  return 0;
}
