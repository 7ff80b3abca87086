// @expect verified
// @flags --havoc-unknown
#include <assert.h>

extern int read_sensor(int channel);

int main(void) {
  int v = read_sensor(3);
  if (v < 0)
    v = 0;
  assert(v >= 0);
  return 0;
}
