// @expect verified
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *text = malloc(4);
  text[1] = 'x';
  putchar(text[1]);
  free(text);
  return 0;
}
