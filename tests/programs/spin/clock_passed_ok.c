// @expect verified
// A clock passes the time that a thread waits for, whatever it shows beside that.
#include <time.h>

int main(void) {
  time_t start = time(0);
  while (time(0) == start)
    ;
  while (time(0) % 2 != 0 && time(0) < start + 10)
    ;
  return 0;
}
