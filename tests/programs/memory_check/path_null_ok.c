// @expect verified
// @flags --check=memory,assert
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *name = getenv("NAME");
  FILE *file = name ? fopen("name", "r") : 0;
  if (file)
    fclose(file);
  return 0;
}
