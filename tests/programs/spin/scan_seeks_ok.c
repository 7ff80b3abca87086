// @expect verified
/* A character that is no number is skipped. */
#include <stdio.h>

int main(void) {
  FILE *file = fopen("numbers", "r");
  int n = 0, got;
  if (!file)
    return 1;
  while ((got = fscanf(file, "%d", &n)) == 0)
    fseek(file, 1, SEEK_CUR);
  printf("%d %d\n", got, n);
  fclose(file);
  return 0;
}
