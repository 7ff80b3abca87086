// @expect verified
#include <signal.h>
int main(void) {
  struct sigaction action;
  action.sa_flags = 0;
  action.sa_handler = SIG_IGN;
  sigemptyset(&action.sa_mask);
  sigaction(SIGPIPE, &action, 0);
  return 0;
}
