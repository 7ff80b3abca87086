// @expect verified
#include <stdlib.h>

int main(void) {
  char *home = getenv("HOME"), *copy = malloc(4);
  if (home)
    copy[0] = home[0];
  free(copy);
  free(NULL);
  return 0;
}
