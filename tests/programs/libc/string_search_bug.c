// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <strings.h>

int main(void) {
  const char *s = "abcab";
  assert(strchr(s, 'b') == s + 1 && strrchr(s, 'b') == s + 4);
  assert(index(s, 'b') == s + 1 && rindex(s, 'b') == s + 4 && !index(s, 'x'));
  assert(strchr(s, 'x') == 0 && strrchr(s, 'x') == 0);
  assert(strchr(s, 0) == s + 5 && strchrnul(s, 'x') == s + 5);
  assert(strstr(s, "ca") == s + 2 && strstr(s, "") == s && !strstr(s, "cc"));
  assert(strspn(s, "ba") == 2 && strcspn(s, "c") == 2);
  assert(strpbrk(s, "xc") == s + 2 && !strpbrk(s, "x"));
  assert(memchr(s, 'c', 5) == s + 2 && !memchr(s, 'c', 2));
  assert(strnlen(s, 3) == 3 && strnlen(s, 9) == 9); // want "strnlen"
  return 0;
}
