// @expect verified
#include <stdio.h>
#include <stdlib.h>

struct record {
  char tag;
  double value;
};

int main(void) {
  struct record *r = malloc(2 * sizeof *r);
  for (int i = 0; i < 2; i++) {
    r[i].tag = 'r';
    r[i].value = i;
  }
  fwrite(r, sizeof *r, 2, stdout);
  free(r);
  return 0;
}
