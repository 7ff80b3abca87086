// @expect unknown
#include <assert.h>

extern int outside[];
int inside[4];

int main(int argc, char **argv) {
  int *p = argc > 1 ? outside : inside; // want "outside"
  assert(p[argc % 4] == 0);
  return 0;
}
