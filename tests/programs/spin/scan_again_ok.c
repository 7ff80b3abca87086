// @expect verified
/* What is no number is taken away before a number is asked for again. */
#include <stdio.h>

int main(void) {
  int n = 0, got;
  while ((got = scanf("%d", &n)) != 1 && got != EOF) {
    printf("A number, please: ");
    scanf("%*s");
  }
  return n;
}
