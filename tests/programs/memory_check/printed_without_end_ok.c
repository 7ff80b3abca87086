// @expect verified
#include <stdio.h>
#include <string.h>

/* Without an end, but no more is printed than there is. */
int main(void) {
  char name[4];
  strncpy(name, "abcd", sizeof name);
  printf("%.4s %.*s\n", name, (int)sizeof name, name);
  fwrite(name, 1, sizeof name, stdout);
  return 0;
}
