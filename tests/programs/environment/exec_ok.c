// @expect verified
// Only a call that fails comes back.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <spawn.h>
#include <unistd.h>

int main(void) {
  char *arguments[] = {"ls", "-l", 0}, *environment[] = {0};
  pid_t child = 0;
  int why = posix_spawn(&child, "/bin/ls", 0, 0, arguments, environment);
  assert(why != 0 || child > 1);
  posix_spawnp(&child, "ls", 0, 0, arguments, environment);
  int result = execl("/bin/ls", "ls", "-l", (char *)0);
  assert(result == -1 && errno != 0);
  assert(execlp("ls", "ls", (char *)0) == -1);
  assert(execv("/bin/ls", arguments) == -1);
  assert(execvp("ls", arguments) == -1);
  assert(execvpe("ls", arguments, environment) == -1);
  assert(fexecve(3, arguments, environment) == -1);
  assert(execle("/bin/ls", "ls", (char *)0, environment) == -1);
  assert(execve("/bin/ls", arguments, environment) == -1);
}
