// @expect verified
#include <assert.h>
#include <sys/time.h>
#include <time.h>

/* A clock shows a time that is well formed. */
int main(void) {
  struct timespec now, resolution;
  struct timeval day;
  assert(clock_gettime(CLOCK_MONOTONIC, &now) == 0);
  assert(now.tv_nsec >= 0 && now.tv_nsec < 1000000000);
  assert(gettimeofday(&day, 0) == 0);
  assert(day.tv_usec >= 0 && day.tv_usec < 1000000);
  assert(clock_getres(CLOCK_MONOTONIC, &resolution) == 0);
  assert(resolution.tv_nsec > 0 || resolution.tv_sec > 0);
  time_t t, u = time(&t);
  assert(t == u);
  assert(clock() >= -1);
  return 0;
}
