/* std::condition_variable, as libstdc++ has it: POSIX's. */
#include "cond.h"

/* std::unique_lock<std::mutex>, of which the mutex is POSIX's */
struct lock {
  pthread_mutex_t *mutex;
  _Bool owns;
};

void _ZNSt18condition_variableC1Ev(pthread_cond_t *cond) {
  __builtin_memset(cond, 0, sizeof *cond);
  __gsmack_ghost_set("cond.state", cond, UNTOUCHED);
}

void _ZNSt18condition_variableD1Ev(pthread_cond_t *cond) {
  __gsmack_atomic_begin();
  __gsmack_uses(cond, sizeof *cond);
  REQUIRE(WAITERS(cond) == 0, "std::condition_variable: it is destroyed while a thread waits on it");
  __gsmack_ghost_set("cond.state", cond, DESTROYED);
  __gsmack_atomic_end();
}

WAIT_PARTS(_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE, "std::condition_variable::wait", 0, pthread_cond_t,
           pthread_mutex_t, )

/* wait(std::unique_lock<std::mutex>&) */
void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(pthread_cond_t *cond, struct lock *lock) {
  _Bool polls = POLLS;
  WAIT(_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE, cond, lock->mutex, polls);
}

void _ZNSt18condition_variable10notify_oneEv(pthread_cond_t *cond) {
  cond_signal(cond, COND_TEXTS("std::condition_variable::notify_one"));
}

void _ZNSt18condition_variable10notify_allEv(pthread_cond_t *cond) {
  cond_broadcast(cond, COND_TEXTS("std::condition_variable::notify_all"));
}
