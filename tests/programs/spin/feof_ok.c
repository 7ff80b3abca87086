// @expect verified
/* What is not read ends the loop. */
#include <stdio.h>

int main(void) {
  FILE *file = fopen("numbers", "r");
  int n = 0;
  if (!file)
    return 1;
  while (fscanf(file, "%d", &n) == 1)
    printf("%d\n", n);
  fclose(file);
  return 0;
}
