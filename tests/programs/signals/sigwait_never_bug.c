// @expect violated
#include <signal.h>

int main(void) {
  sigset_t set;
  int number;
  sigemptyset(&set);
  return sigwait(&set, &number); // want "waits for ever"
}
