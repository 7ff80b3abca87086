// @expect violated
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char b[8] = "";
  assert(snprintf(b, sizeof b, "%s=%c%%", "key", 'v') == 6 && strcmp(b, "key=v%") == 0);
  assert(snprintf(b, sizeof b, "%4s|%-3s", "ab", "c") == 8 && strcmp(b, "  ab|c ") == 0);
  assert(snprintf(b, sizeof b, "%.2s%3c", "abc", 'x') == 5 && strcmp(b, "ab  x") == 0);
  assert(snprintf(b, 0, "%s", "abcdef") == 6 && b[0] == 'a');
  assert(snprintf(b, 1, "x") == 1 && b[0] == 0);
  assert(snprintf(b, sizeof b, "%s", "0123456789") == 10 && strcmp(b, "01234567") == 0); // want "0123456789"
  return 0;
}
