// @expect violated
// There may be no child that is done.
#include <assert.h>
#include <sys/wait.h>

int main(void) {
  int status = 0;
  assert(waitpid(-1, &status, WNOHANG) != 0); // want "waitpid"
}
