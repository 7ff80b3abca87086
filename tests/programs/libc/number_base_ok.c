// @expect verified
// A base that there is not: nothing is read, and the end stays as it is.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>

int main(void) {
  char *end = NULL;
  errno = 0;
  assert(strtol("123", &end, 37) == 0 && errno == EINVAL && end == NULL);
  assert(strtoul("123", &end, 1) == 0 && strtoll("123", &end, -1) == 0 && end == NULL);
  assert(strtol("zz!", &end, 36) == 35 * 36 + 35 && *end == '!');
  return 0;
}
