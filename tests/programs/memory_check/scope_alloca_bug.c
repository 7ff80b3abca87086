// @expect violated
// @flags --check=memory
// What alloca gives within the block of an array of variable length is over with the array.
#include <alloca.h>
int main(int argc, char **argv) {
  int *p;
  {
    int a[argc > 2 ? 3 : 2];
    p = alloca(4 * (argc > 2 ? 3 : 2));
    *p = 1;
    a[0] = *p;
  }
  return *p; // want "whose life ended"
}
