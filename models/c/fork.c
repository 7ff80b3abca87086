/* New processes are not modelled, but those that execute another program. Handlers for them may be set up. */
#include <pthread.h>
#include <spawn.h>
#include <sys/types.h>
#include <unistd.h>

#include "failure.h"
#include "gsmack.h"
#include "reads.h"

int pthread_atfork(void (*prepare)(void), void (*parent)(void),
                   void (*child)(void)) {
  return 0;
}

pid_t fork(void) {
  __gsmack_unknown("a process that forks");
  return -1;
}

pid_t vfork(void) {
  __gsmack_unknown("a process that forks");
  return -1;
}

/* The texts of a list that ends with a null pointer. */
static inline void reads_list(char *const list[]) {
  for (; *list; list++)
    reads_all(*list);
}

/* A process of its own: the program waits for any. */
int posix_spawn(pid_t *restrict process, const char *restrict path, const posix_spawn_file_actions_t *actions,
                const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                char *const environment[restrict]) {
  reads_all(path);
  reads_list(arguments);
  int why = __gsmack_nondet_int();
  __gsmack_assume(why >= 0 && why <= EHWPOISON);
  if (why == 0) {
    pid_t number = __gsmack_nondet_int();
    __gsmack_assume(number > 1);
    if (process)
      *process = number;
  }
  return why;
}

int posix_spawnp(pid_t *restrict process, const char *restrict file, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *restrict attributes, char *const arguments[restrict],
                 char *const environment[restrict]) {
  return posix_spawn(process, file, actions, attributes, arguments, environment);
}
