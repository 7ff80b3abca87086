/* What the programs with hand-made mutual exclusion share: N turns for each thread, a critical
 * section that two threads must not be in, and waiting, which is not looked at in the executions
 * where it would go on. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);

#define WAIT(condition) __VERIFIER_assume(condition)

static int inside;

static void critical_section(int me) {
  inside = me;
  assert(inside == me);
}
