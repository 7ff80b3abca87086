// @expect violated
#include <stdio.h>

/* The precision is more than the array has, and the text in it has no end. */
int main(void) {
  char name[4] = "abcd";
  fprintf(stderr, "%.*s\n", 5, name); // want "memory.*offset 4 of name"
  return 0;
}
