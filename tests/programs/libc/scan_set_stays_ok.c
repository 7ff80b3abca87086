// @expect verified
// What is no number is a character of the set, or white space.
#include <stdio.h>

int main(void) {
  int n;
  char s[10];
  while (scanf("%d", &n) == 0)
    scanf("%9[^0-9+-]", s);
  return 0;
}
