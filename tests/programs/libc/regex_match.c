// @expect unknown
// Whether it matches is not computed.
#include <assert.h>
#include <regex.h>

int main(void) {
  regex_t r;
  if (regcomp(&r, "a", REG_NOSUB) != 0)
    return 1;
  assert(regexec(&r, "b", 0, 0, 0) == REG_NOMATCH);
  regfree(&r);
  return 0;
}
