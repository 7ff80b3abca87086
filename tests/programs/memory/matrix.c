// @expect verified
// @flags -- -O2
#include <assert.h>

static int m[2][3];

static int trace(int (*p)[3]) { return p[0][0] + p[1][1]; }

int main(void) {
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      m[i][j] = 10 * i + j;
  assert(trace(m) == 11);
  assert(*(&m[0][0] + 5) == 12);
  return 0;
}
