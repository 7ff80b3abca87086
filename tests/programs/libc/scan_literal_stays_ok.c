// @expect verified
// What stands in front of the word is read by the other call.
#include <stdio.h>

int main(void) {
  char s[10], c;
  while (scanf("x%9s", s) == 0)
    if (scanf("%c", &c) == 0)
      break;
  return 0;
}
