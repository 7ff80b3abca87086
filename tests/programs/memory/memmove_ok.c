// @expect verified
#include <assert.h>
#include <string.h>

int main(void) {
  char s[6] = "abcde";
  memmove(s + 1, s, 4);
  assert(s[0] == 'a' && s[1] == 'a' && s[2] == 'b' && s[4] == 'd' && s[5] == 0);
  return 0;
}
