// @expect violated
#include <unistd.h>

/* Nobody sends a signal. */
int main(void) {
  pause(); // want "wait"
  return 0;
}
