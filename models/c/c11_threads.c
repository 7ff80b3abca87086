/* C11 <threads.h>, in terms of POSIX threads, whose ghost state it shares. */
#include <errno.h>
#include <pthread.h>
#include <threads.h>

#include "gsmack.h"
#include "thread.h"

static inline int outcome(int error) {
  switch (error) {
  case 0:
    return thrd_success;
  case EBUSY:
    return thrd_busy;
  case ETIMEDOUT:
    return thrd_timedout;
  default:
    return thrd_error;
  }
}

/* What every thread created by thrd_create executes. */
void __model_c11_thread_main(thrd_start_t function, void *argument) {
  __model_thread_finish((void *)(long)function(argument));
}

int thrd_create(thrd_t *thread, thrd_start_t function, void *argument) {
  __gsmack_atomic_begin();
  unsigned long id =
      __gsmack_spawn((void (*)())__model_c11_thread_main, function, argument);
  __gsmack_ghost_set_id("thread.state", id, THREAD_RUNNING);
  *thread = id;
  __gsmack_atomic_end();
  return thrd_success;
}

int thrd_join(thrd_t thread, int *result) {
  void *value = 0;
  int error = pthread_join(thread, &value);
  if (!error && result)
    *result = (int)(long)value;
  return outcome(error);
}

int thrd_detach(thrd_t thread) { return outcome(pthread_detach(thread)); }

void thrd_exit(int result) { pthread_exit((void *)(long)result); }

thrd_t thrd_current(void) { return __gsmack_self(); }

int thrd_equal(thrd_t a, thrd_t b) { return a == b; }

void thrd_yield(void) {}

int thrd_sleep(const struct timespec *time, struct timespec *left) { return 0; }

int mtx_init(mtx_t *mutex, int type) {
  long kind = type % 2 == mtx_recursive ? PTHREAD_MUTEX_RECURSIVE
                                   : PTHREAD_MUTEX_NORMAL;
  __gsmack_atomic_begin();
  __gsmack_ghost_set("mutex.kind", mutex, kind + 1);
  __gsmack_ghost_set("mutex.owner", mutex, 0);
  __gsmack_atomic_end();
  return thrd_success;
}

void mtx_destroy(mtx_t *mutex) {
  pthread_mutex_destroy((pthread_mutex_t *)mutex);
}

int mtx_lock(mtx_t *mutex) {
  return outcome(pthread_mutex_lock((pthread_mutex_t *)mutex));
}

int mtx_trylock(mtx_t *mutex) {
  return outcome(pthread_mutex_trylock((pthread_mutex_t *)mutex));
}

int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict time) {
  return outcome(pthread_mutex_timedlock((pthread_mutex_t *)mutex, time));
}

int mtx_unlock(mtx_t *mutex) {
  return outcome(pthread_mutex_unlock((pthread_mutex_t *)mutex));
}

int cnd_init(cnd_t *cond) {
  return outcome(pthread_cond_init((pthread_cond_t *)cond, 0));
}

void cnd_destroy(cnd_t *cond) { pthread_cond_destroy((pthread_cond_t *)cond); }

int cnd_wait(cnd_t *cond, mtx_t *mutex) {
  return outcome(
      pthread_cond_wait((pthread_cond_t *)cond, (pthread_mutex_t *)mutex));
}

int cnd_timedwait(cnd_t *restrict cond, mtx_t *restrict mutex,
                  const struct timespec *restrict time) {
  return outcome(pthread_cond_timedwait((pthread_cond_t *)cond,
                                        (pthread_mutex_t *)mutex, time));
}

int cnd_signal(cnd_t *cond) {
  return outcome(pthread_cond_signal((pthread_cond_t *)cond));
}

int cnd_broadcast(cnd_t *cond) {
  return outcome(pthread_cond_broadcast((pthread_cond_t *)cond));
}

void call_once(once_flag *flag, void (*function)(void)) {
  pthread_once((pthread_once_t *)flag, function);
}
