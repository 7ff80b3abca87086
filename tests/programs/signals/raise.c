// @expect unknown
#include <signal.h>

int main(void) {
  raise(SIGTERM); // want "a signal sent to the own process"
  return 0;
}
