// @expect violated
// Of these processors some may be switched off.
#include <assert.h>
#include <unistd.h>

int main(void) {
  long n = sysconf(_SC_NPROCESSORS_ONLN);
  assert(n >= 1);
  assert(sysconf(_SC_NPROCESSORS_ONLN) == n); // want `sysconf`
  return 0;
}
