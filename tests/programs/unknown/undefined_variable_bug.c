// @expect violated
#include <assert.h>

/* The failure does not depend on what nobody knows, though it lies in the same memory. */
extern int outside[4];
int inside[4];

int main(int argc, char **argv) {
  int *p = argc > 1 ? outside : inside;
  for (int i = 0; i < 4; i++)
    p[i] = i;
  if (argc < 2)
    assert(inside[3] == 2); // want "inside"
  return 0;
}
