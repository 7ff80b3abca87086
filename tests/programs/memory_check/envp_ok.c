// @expect verified
// envp has an end, as argv has, which is another one.
#include <assert.h>
#include <stdio.h>
int main(int argc, char **argv, char **envp) {
  assert(argv[argc] == 0);
  if (argc > 1)
    puts(argv[1]);
  if (envp[0]) {
    puts(envp[0]);
    char *second = envp[1];
    assert(second == 0 || second[0] >= 0 || second[0] < 0);
  }
  return 0;
}
