// @expect violated
// @flags --unroll=4
// The first bytes of the array may change.
#include <assert.h>
static char big[3000];
static void fill(char *to, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    to[i]++;
}
int main(int argc, char **argv) {
  char local[4] = "abc";
  fill(argc > 5 ? big : local, argc & 3);
  assert(big[0] == 0); // want "assertion"
  return 0;
}
