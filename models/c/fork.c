/* New processes are not modelled. Handlers for them may be set up. */
#include <pthread.h>
#include <sys/types.h>
#include <unistd.h>

#include "gsmack.h"

int pthread_atfork(void (*prepare)(void), void (*parent)(void),
                   void (*child)(void)) {
  return 0;
}

pid_t fork(void) {
  __gsmack_unknown("a process that forks");
  return -1;
}
