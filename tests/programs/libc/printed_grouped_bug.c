// @expect violated
// Flags of POSIX and of glibc do not hide what else is read.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *text = malloc(2);
  if (!text)
    return 1;
  text[0] = 'a';
  text[1] = 0;
  printf("%'d %s\n", 1000, text);
  free(text);
  printf("%'d %s\n", 1000, text); // want "freed at"
  return 0;
}
