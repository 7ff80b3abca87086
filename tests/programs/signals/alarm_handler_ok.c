// @expect verified
#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t late;

static void handler(int number) { late = 1; }

int main(void) {
  signal(SIGALRM, handler);
  alarm(1);
  struct timespec time = {10, 0}, left;
  if (nanosleep(&time, &left))
    assert(errno == EINTR && late && left.tv_sec <= time.tv_sec);
  while (!late)
    ;
  return 0;
}
