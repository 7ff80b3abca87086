// @expect unknown
#include <signal.h>

int main(void) {
  raise(SIGUSR1); // want "a signal sent to the own process"
  return 0;
}
