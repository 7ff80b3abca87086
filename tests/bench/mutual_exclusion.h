/* What the programs with hand-made mutual exclusion share: busy waiting, and a critical section that
 * two threads must not be in. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define WAIT(condition) \
  while (!(condition))  \
    continue

static int inside;

static void critical_section(int me) {
  inside = me;
  assert(inside == me);
}
