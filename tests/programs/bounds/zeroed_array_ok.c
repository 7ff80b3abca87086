// @expect verified
// @flags --unroll=4
// That a large array begins as zeros takes no bound, though a pointer may point to a local variable instead.
#include <assert.h>
static char big[3000];
static void fill(char *to, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    to[i]++;
}
int main(int argc, char **argv) {
  char local[4] = "abc";
  fill(argc > 5 ? big : local, argc & 3);
  assert(big[1000] == 0);
  return 0;
}
