// @expect violated
#include <assert.h>
#include <time.h>

/* What was read from the clock before is not later than what is read now. */
int main(void) {
  struct timespec a, b;
  clock_gettime(CLOCK_MONOTONIC, &a);
  clock_gettime(CLOCK_MONOTONIC, &b);
  assert(b.tv_sec > a.tv_sec || (b.tv_sec == a.tv_sec && b.tv_nsec > a.tv_nsec)); // want "tv_sec"
  clock_t c = clock();
  assert(c <= clock());
  return 0;
}
