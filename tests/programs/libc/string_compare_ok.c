// @expect verified
#include <assert.h>
#include <string.h>
#include <strings.h>

/* Bytes are compared without sign; letters, if one wants, without case. */
int main(void) {
  assert(strcmp("ab", "ac") < 0 && strcmp("ab", "a") > 0 && strcmp("a", "a") == 0);
  assert(strcmp("\xff", "a") > 0 && memcmp("\xff", "a", 1) > 0);
  assert(strncmp("abx", "aby", 2) == 0 && strncmp("abx", "aby", 3) < 0);
  assert(strcoll("a", "b") < 0);
  char key[3] = "xy";
  assert(strxfrm(key, "ab", sizeof key) == 2 && !strcmp(key, "ab") && strxfrm(0, "abc", 0) == 3);
  assert(strcasecmp("AbC", "aBc") == 0 && strcasecmp("a", "B") < 0);
  assert(strncasecmp("ABx", "aby", 2) == 0);
  assert(bcmp("ab", "ab", 2) == 0);
  assert(strncasecmp("ABx", "aby", 3) < 0);
  return 0;
}
