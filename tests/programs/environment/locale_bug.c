// @expect violated
// There may be no trace at all.
#include <assert.h>
#include <execinfo.h>

int main(void) {
  void *calls[4];
  assert(backtrace(calls, 4) > 0);
}
