// @expect verified
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* A width is a limit: to the digits of a number, to the length of a word. */
int main(void) {
  int n = 0;
  unsigned x = 0;
  char word[4] = "", name[3] = "", two[3] = "..";
  if (scanf("%2d %1x %3s%2[a-c]%2c", &n, &x, word, name, two) == 5) {
    assert(n >= -9 && n <= 99 && x <= 15);
    assert(word[0] != 0 && strlen(word) <= 3 && word[0] != ' ');
    assert(name[0] >= 'a' && name[0] <= 'c' && strlen(name) <= 2);
    assert(two[2] == 0);
    
  }
  return 0;
}
