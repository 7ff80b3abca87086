// @expect violated
// Less may be sent than was asked for.
#include <assert.h>
#include <sys/sendfile.h>

int main(void) {
  off_t at = 0;
  sendfile(1, 0, &at, 4);
  assert(at == 4);
}
