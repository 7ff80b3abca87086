// @expect verified
#include <stdio.h>

int main(void) {
  puts("x");
  fclose(stdin);
  if (fclose(stdout))
    fputs("cannot write\n", stderr);
  return 0;
}
