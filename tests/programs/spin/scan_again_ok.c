// @expect verified
#include <stdio.h>

int main(void) {
  int n = 0, got;
  while ((got = scanf("%d", &n)) != 1 && got != EOF)
    printf("A number, please: ");
  return n;
}
