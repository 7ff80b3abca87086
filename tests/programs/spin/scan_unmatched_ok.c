// @expect verified
/* The rest of the line is read, up to the end of the input. */
#include <stdio.h>

int main(void) {
  int n = 0, got;
  while ((got = scanf("%d", &n)) != 1 && got != EOF) {
    int c;
    do
      c = getchar();
    while (c != '\n' && c != EOF);
  }
  return n;
}
