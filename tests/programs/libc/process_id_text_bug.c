// @expect violated
// The kernel's process ids have seven digits at most.
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char name[12];
  sprintf(name, "/sem_%d", getpid()); // want "sprintf"
  return 0;
}
