// @expect violated
// @flags --models=environment_model.c
#include <assert.h>

extern int read_sensor(int channel);

int main(void) {
  int a = read_sensor(1), b = read_sensor(1);
  assert(a == b); // want "a == b"
  return 0;
}
