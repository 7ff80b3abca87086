// @expect verified
// @flags --check=memory
#include <alloca.h>
int main(int argc, char **argv) {
  int *p = alloca(4 * (argc > 2 ? 3 : 2));
  {
    int a[argc > 2 ? 3 : 2];
    *p = 1;
    a[0] = *p;
  }
  return *p;
}
