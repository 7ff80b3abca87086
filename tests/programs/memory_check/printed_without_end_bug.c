// @expect violated
#include <stdio.h>
#include <string.h>

/* The text fills its array, so it has no end. */
int main(void) {
  char name[4];
  strncpy(name, "abcd", sizeof name);
  puts(name); // want "memory.*offset 4 of name"
  return 0;
}
