// @expect violated
#include <assert.h>
#include <time.h>

int main(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  assert(now.tv_sec > 1000000000); // want "now.tv_sec > 1000000000"
  return 0;
}
