// @expect violated
// The limits that a process gives itself are read.
#include <sys/resource.h>

int main(void) {
  struct rlimit *none = 0;
  setrlimit(RLIMIT_NOFILE, none); // want "setrlimit: reads 1 byte through a null pointer"
  return 0;
}
