// @expect violated
#include <threads.h>

static cnd_t c;

int main(void) {
  cnd_signal(&c); // want "cnd_signal: the condition variable is not initialised"
  return 0;
}
