// @expect unknown
// A clock does not go back, so that the thread goes round for ever. It is not decided, for the clock may show other times.
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int ready;

static long seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec;
}

int main(void) {
  long start = seconds();
  while (!ready)
    if (seconds() < start)
      break;
}
