// @expect unknown
#include <assert.h>

extern int read_sensor(int channel);

int main(void) {
  int v = read_sensor(3); // want "read_sensor"
  assert(v == v);
  return 0;
}
