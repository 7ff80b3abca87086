/* Comparing the identities of threads. One whose lifetime is over, since the thread was joined, or was detached and has
 * ended, may be another thread's now.
 *
 * thread.shared: thread -> the one whose identity it got, 0 if none
 * thread.given:  thread -> whether another one got its identity */
#include <pthread.h>

#include "gsmack.h"
#include "thread.h"

void __model_thread_identified(unsigned long thread) {
  if (!__gsmack_nondet_bool())
    return;
  unsigned long old = __gsmack_nondet_ulong();
  long state = __gsmack_ghost_get_id("thread.state", old);
  __gsmack_assume(state == THREAD_JOINED ||
                  (state == THREAD_FINISHED &&
                   __gsmack_ghost_get_id("thread.detached", old)));
  __gsmack_assume(!__gsmack_ghost_get_id("thread.given", old));
  __gsmack_ghost_set_id("thread.given", old, 1);
  long shared = __gsmack_ghost_get_id("thread.shared", old);
  __gsmack_ghost_set_id("thread.shared", thread, shared ? shared : (long)old);
}

/* The same number for the same identity. */
static unsigned long identity(unsigned long thread) {
  __gsmack_atomic_begin();
  long shared = __gsmack_ghost_get_id("thread.shared", thread);
  __gsmack_atomic_end();
  return shared ? (unsigned long)shared : thread;
}

int pthread_equal(pthread_t a, pthread_t b) {
  return identity(a) == identity(b);
}

int thrd_equal(pthread_t a, pthread_t b) { return identity(a) == identity(b); }
