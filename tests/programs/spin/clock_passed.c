// @expect unknown
// A clock passes each time, and does not come back to it but if somebody sets it.
#include <time.h>

int main(void) {
  time_t deadline = time(0) + 10;
  while (time(0) > deadline)
    ;
  return 0;
}
