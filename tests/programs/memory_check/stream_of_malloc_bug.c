// @expect violated
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  FILE *f = malloc(sizeof *f);
  if (f)
    fclose(f); // want "fclose: what is closed is no stream"
  return 0;
}
