// @expect verified
#include <assert.h>
#include <unistd.h>

int main(void) {
  assert(getpgrp() > 0);
  assert(getpgid(0) != 0 && getsid(0) != 0 && setsid() != 0);
  int done = setpgid(0, 0);
  assert(done == 0 || done == -1);
  setpgrp();
}
