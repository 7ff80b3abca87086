// @expect violated
// @optimised LLVM asks for the end of the file behind what is read, too, and the probe is not settled
/* A letter is not read by %d, and the end of the file does not come. */
#include <stdio.h>

int main(void) {
  FILE *file = fopen("numbers", "r");
  int n = 0;
  if (!file)
    return 1;
  while (!feof(file)) { // want "goes round in a loop for ever"
    fscanf(file, "%d", &n);
    printf("%d\n", n);
  }
  fclose(file);
  return 0;
}
