// @expect verified
// The kernel's process ids have seven digits at most.
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char name[13];
  sprintf(name, "/sem_%d", getpid());
  return 0;
}
