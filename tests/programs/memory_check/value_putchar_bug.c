// @expect violated
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *text = malloc(4);
  putchar(text[1]); // want "memory that was never written"
  free(text);
  return 0;
}
