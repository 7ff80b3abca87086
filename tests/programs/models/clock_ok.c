// @expect verified
#include <assert.h>
#include <time.h>

int main(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  assert(now.tv_nsec < 1000000000);
  return 0;
}
