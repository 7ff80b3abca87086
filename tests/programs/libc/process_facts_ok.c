// @expect verified
// @flags -- -Wno-unused-variable
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

/* What a process is told about itself is open, and stays as it is. */
int main(void) {
  char name[4];
  char *home = getenv("HOME");
  assert(gethostname(name, sizeof name) == 0);
  assert(getpid() == getpid() && getpid() > 0);
  assert(getuid() == getuid() && geteuid() == geteuid());
  assert(getpagesize() > 0);
  isatty(0);
  sysconf(_SC_NPROCESSORS_ONLN);
  setenv("A", "b", 1);
  system("true");
  
  return 0;
}
