// @expect violated
// How much there is in envp has nothing to do with argc.
#include <assert.h>
int main(int argc, char **argv, char **envp) {
  assert(argv[argc] == 0);
  assert(envp[argc] == 0); // want "envp.argc."
  return 0;
}
