// @expect violated
// @flags --check=memory,assert
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  FILE *file = fopen(getenv("NAME"), "r"); // want "fopen: reads 1 byte through a null pointer"
  if (file)
    fclose(file);
  return 0;
}
