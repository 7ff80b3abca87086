// @expect verified
#include <stdio.h>

/* The precision is more than the array has, but the text in it has an end. */
int main(void) {
  char name[4] = "abc";
  fprintf(stderr, "%.*s\n", 5, name);
  return 0;
}
