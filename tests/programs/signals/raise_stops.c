// @expect unknown
#include <signal.h>

int main(void) {
  raise(SIGTSTP); // want "a signal that stops the process"
}
