// @expect verified
#include <assert.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/wait.h>

int main(void) {
  char name[16] = "worker", old[16];
  int bytes = 0, status;
  assert(prctl(PR_SET_NAME, name) == 0);
  assert(prctl(PR_GET_NAME, old) == 0 && old[15] == 0);
  if (ioctl(0, FIONREAD, &bytes) == 0)
    assert(bytes >= 0);
  assert(waitpid(5, &status, 0) != 0);
}
