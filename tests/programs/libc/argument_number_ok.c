// @expect verified
// Arguments may be of any length; so many of their characters are read one by one.
#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc != 2)
    return 1;
  const char *s = argv[1];
  int n = atoi(s);
  if (s[0] == '-' && s[1] == '7' && !s[2])
    assert(n == -7);
  if (!s[0])
    assert(n == 0);
  return 0;
}
