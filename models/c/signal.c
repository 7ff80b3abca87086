/* Signals are not modelled: nothing is delivered, so setting up a handler, and sending
 * anything, is more than the models cover. What only blocks or ignores them is covered. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>

#include "gsmack.h"
#include "thread.h"

enum { MOST = 64 }; /* the largest number of a signal */

void (*signal(int number, void (*handler)(int)))(int) {
  if (handler != SIG_IGN && handler != SIG_DFL)
    __gsmack_unknown("a handler for signals");
  return SIG_DFL;
}

int sigaction(int number, const struct sigaction *new, struct sigaction *old) {
  if (new &&new->sa_handler != SIG_IGN &&new->sa_handler != SIG_DFL)
    __gsmack_unknown("a handler for signals");
  if (old)
    old->sa_handler = SIG_DFL;
  return 0;
}

static inline void set_all(sigset_t *set, unsigned long bits) {
  for (unsigned i = 0; i < sizeof *set / sizeof(unsigned long); i++)
    set->__val[i] = bits;
}

int sigemptyset(sigset_t *set) {
  set_all(set, 0);
  return 0;
}

int sigfillset(sigset_t *set) {
  set_all(set, ~0UL);
  return 0;
}

int sigaddset(sigset_t *set, int number) {
  set->__val[0] = __gsmack_nondet_ulong();
  return 0;
}

int sigdelset(sigset_t *set, int number) {
  set->__val[0] = __gsmack_nondet_ulong();
  return 0;
}

int sigismember(const sigset_t *set, int number) {
  return __gsmack_nondet_bool();
}

int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
  if (old)
    set_all(old, __gsmack_nondet_ulong());
  return 0;
}

int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  return pthread_sigmask(how, set, old);
}

/* Signal 0 asks whether the thread is there. */
int pthread_kill(pthread_t thread, int number) {
  if (number < 0 || number > MOST)
    return EINVAL;
  if (number != 0)
    __gsmack_unknown("a signal sent to a thread");
  long state = __gsmack_ghost_get_id("thread.state", thread);
  return state == THREAD_JOINED ||
                 (state == THREAD_UNKNOWN && thread != MAIN_THREAD)
             ? ESRCH
             : 0;
}

int kill(pid_t process, int number) {
  if (number != 0)
    __gsmack_unknown("a signal sent to a process");
  return __gsmack_nondet_bool() ? 0 : -1;
}

int raise(int number) {
  __gsmack_unknown("a signal sent to the own process");
  return 0;
}

/* The thread waits for ever. */
int pause(void) {
  __gsmack_await_for(0, "signal", 0, 0);
  return -1;
}

unsigned alarm(unsigned seconds) {
  if (seconds != 0)
    __gsmack_unknown("a signal after some time");
  return 0;
}
