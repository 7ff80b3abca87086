// @expect unknown
// A stream over memory is not modelled.
#include <stdio.h>

int main(void) {
  char text[] = "5";
  FILE *f = fmemopen(text, sizeof text, "r");
  return f ? getc(f) : 0;
}
