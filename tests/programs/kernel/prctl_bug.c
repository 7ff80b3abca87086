// @expect violated
#include <assert.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>

int main(void) {
  char old[8];
  prctl(PR_GET_NAME, old); // want "old"
}
