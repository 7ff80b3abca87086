// @expect verified
// Where it matches is within the text.
#include <assert.h>
#include <regex.h>

int main(void) {
  regex_t r;
  regmatch_t at[2];
  const char *text = "key=1";
  char why[16];
  int error = regcomp(&r, "(.*)=", REG_EXTENDED);
  if (error != 0) {
    regerror(error, &r, why, sizeof why);
    return 1;
  }
  char c = 'k';
  if (regexec(&r, text, 2, at, 0) == 0)
    c = text[at[0].rm_so];
  regfree(&r);
  return c == 'k';
}
