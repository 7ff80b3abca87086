// @expect verified
#include <stdio.h>
int main(void) {
  FILE *f = fopen("/dev/null", "r"), *g;
  if (!f)
    return 0;
  g = freopen("other", "r", f);
  if (g)
    fclose(g);
  if (!freopen("/dev/null", "w", stdout))
    return 1;
  puts("x");
  return 0;
}
