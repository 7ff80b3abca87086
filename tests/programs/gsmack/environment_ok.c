// @expect verified
// @flags --models=environment_model.c
#include <assert.h>

extern int read_sensor(int channel);
extern void note(int value);
extern int noted(void);

int main(void) {
  int a = read_sensor(1);
  assert(a >= 0 && a <= 1000);
  note(a);
  note(3);
  assert(noted() == 2);
  return 0;
}
