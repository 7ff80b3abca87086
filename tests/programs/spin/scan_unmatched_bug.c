// @expect violated
/* The input need not end: a letter is not read by %d, and stays. */
#include <stdio.h>

int main(void) {
  int n = 0, got;
  while ((got = scanf("%d", &n)) != 1 && got != EOF) // want "goes round in a loop for ever"
    printf("A number, please: ");
  return n;
}
