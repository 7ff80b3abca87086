// @expect verified
// The rest of a sleep is no longer than the sleep, also where it takes its place.
#include <assert.h>
#include <signal.h>
#include <time.h>

static volatile sig_atomic_t came;

static void handler(int number) { came = 1; }

int main(void) {
  struct timespec time = {2, 500};
  signal(SIGINT, handler);
  nanosleep(&time, &time);
  assert(time.tv_sec < 2 || (time.tv_sec == 2 && time.tv_nsec <= 500));
  return 0;
}
