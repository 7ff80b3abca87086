// @expect unknown
#include <signal.h>
#include <unistd.h>

int main(void) {
  kill(getppid(), SIGCONT); // want "a signal sent to another process"
}
