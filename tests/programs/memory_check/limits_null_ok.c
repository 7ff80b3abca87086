// @expect verified
// The limits that a process gives itself are read.
#include <sys/resource.h>

int main(void) {
  struct rlimit few = {16, 16};
  setrlimit(RLIMIT_NOFILE, &few);
  return 0;
}
