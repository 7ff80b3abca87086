// @expect unknown
#include <signal.h>
#include <unistd.h>

int main(void) {
  kill(getpid(), SIGTERM); // want "a signal sent to a process"
  return 0;
}
