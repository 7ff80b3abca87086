// @expect violated
// It is used after it was freed.
#include <regex.h>

int main(void) {
  regex_t r;
  if (regcomp(&r, "a*", REG_NOSUB) != 0)
    return 1;
  regfree(&r);
  return regexec(&r, "aa", 0, 0, 0); // want "not compiled"
}
