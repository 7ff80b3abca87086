// @expect violated
// @flags --check=memory
// @optimised the optimiser chooses the value that is missing
#include <signal.h>
int main(void) {
  struct sigaction action;
  action.sa_handler = SIG_IGN;
  sigemptyset(&action.sa_mask);
  sigaction(SIGPIPE, &action, 0); // want "no value yet|never written"
  return 0;
}
