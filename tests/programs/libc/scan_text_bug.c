// @expect violated
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* A text that is known is read as it is. */
int main(void) {
  int a = 0, b = 0, at = 0;
  unsigned x = 0;
  char word[8], rest[8], c;
  double d = 0;
  float f = 0;
  assert(sscanf("12 -7", "%d%d", &a, &b) == 2 && a == 12 && b == -7);
  assert(sscanf("0x1f 077 9", "%i %i %i", &a, &b, &at) == 3 && a == 31 && b == 63 && at == 9);
  assert(sscanf("k=v;", "%3[^=]=%1s%n;", word, rest, &at) == 2 && strcmp(word, "k") == 0 && rest[0] == 'v' && at == 3);
  assert(sscanf("1.5 0.25 ab", "%lf%f %c", &d, &f, &c) == 3 && d == 1.5 && f == 0.25f && c == 'a');
  assert(sscanf("x", "%d", &a) == 0 && sscanf("", "%d", &a) == EOF && sscanf("  ", "%d", &a) == EOF);
  assert(sscanf("5", "%d %d", &a, &b) == 1 && a == 5 && sscanf("5%6", "%*d%%%d", &b) == 1 && b == 6);
  assert(sscanf("ff12", "%2x%hhd", &x, word) == 2 && x == 255 && word[0] == 12);
  assert(sscanf("99999999999", "%3d%*1d%4d", &a, &b) == 2 && a == 999 && b == 999); // want "b"
  return 0;
}
