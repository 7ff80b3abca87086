// @expect violated
#include <assert.h>

int main(void) {
  char s[6] = "abcde";
  for (int i = 0; i < 4; i++)
    s[i + 1] = s[i]; /* a forward copy of overlapping bytes smears */
  assert(s[0] == 'a' && s[1] == 'a');
  assert(s[2] == 'b'); // want "'b'"
  return 0;
}
