// @expect violated
// @flags --check=assert
// The handler makes read return, though nothing comes.
#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static volatile sig_atomic_t stop;

static void handler(int number) { stop = 1; }

int main(void) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTERM, &action, NULL);
  int ends[2];
  char c;
  if (pipe(ends) != 0)
    return 0;
  ssize_t n = read(ends[0], &c, 1);
  assert(n == -1 && errno == EINTR);
  assert(!stop); // want "stop"
  return 0;
}
