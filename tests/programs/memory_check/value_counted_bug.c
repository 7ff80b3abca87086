// @expect violated
// @flags --check=memory -- -O1
// A sum goes round in a loop, and with it whether its first term had a value.
#include <stdlib.h>
struct pair {
  int a, b;
};
__attribute__((noinline)) void begin(struct pair *p) { p->b = 1; }
__attribute__((noinline)) int sum(const struct pair *p, int n) {
  int s = p->a;
  for (int i = 0; i < n; i++)
    s ^= s << i;
  return s;
}
int main(int argc, char **argv) {
  struct pair p;
  begin(&p);
  if (sum(&p, argc < 3 ? argc : 3) == 5) // want "depends on"
    exit(1);
  return 0;
}
