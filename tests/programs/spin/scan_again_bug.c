// @expect violated
/* A number is asked for until one comes: the input may end before. */
#include <stdio.h>

int main(void) {
  int n = 0;
  while (scanf("%d", &n) != 1) // want "goes round in a loop for ever"
    printf("A number, please: ");
  return n;
}
