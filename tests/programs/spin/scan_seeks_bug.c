// @expect violated
/* The number is looked for at the beginning again. */
#include <stdio.h>

int main(void) {
  FILE *file = fopen("numbers", "r");
  int n = 0, got;
  if (!file)
    return 1;
  while ((got = fscanf(file, "%d", &n)) == 0) // want "goes round in a loop for ever"
    fseek(file, 0, SEEK_SET);
  printf("%d %d\n", got, n);
  fclose(file);
  return 0;
}
