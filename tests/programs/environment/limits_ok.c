// @expect verified
// The processors that a machine is built for stay as many.
#include <assert.h>
#include <unistd.h>

int main(void) {
  long n = sysconf(_SC_NPROCESSORS_CONF);
  assert(n >= 1);
  assert(sysconf(_SC_HOST_NAME_MAX) == sysconf(_SC_HOST_NAME_MAX));
  assert(sysconf(_SC_NPROCESSORS_CONF) == n);
  return 0;
}
