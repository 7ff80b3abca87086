/* Threads: creation, end, join. A thread's state is keyed by its identity, which
 * is also its pthread_t. */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"
#include "thread.h"

/* What every thread created by pthread_create executes. */
void __model_thread_main(void *(*function)(void *), void *argument) {
  __model_thread_finish(function(argument));
}

void __model_thread_finish(void *result) {
  unsigned long self = __gsmack_self();
  if (__model_run_destructors)
    __model_run_destructors();
  __gsmack_atomic_begin();
  __gsmack_ghost_set_id("thread.result", self, (long)result);
  __gsmack_ghost_set_id("thread.state", self, THREAD_FINISHED);
  __gsmack_atomic_end();
}

/* As in glibc, the new thread finds its identity already stored. */
int pthread_create(pthread_t *thread, const pthread_attr_t *attr,
                   void *(*function)(void *), void *argument) {
  __gsmack_atomic_begin();
  unsigned long id =
      __gsmack_spawn((void (*)())__model_thread_main, function, argument);
  __gsmack_ghost_set_id("thread.state", id, THREAD_RUNNING);
  if (attr && __gsmack_ghost_get("attr.detached", attr))
    __gsmack_ghost_set_id("thread.detached", id, 1);
  *thread = id;
  __gsmack_atomic_end();
  return 0;
}

int pthread_join(pthread_t thread, void **result) {
  int error = 0;
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get_id("thread.state", thread);
  if (thread == MAIN_THREAD && state == THREAD_UNKNOWN)
    state = THREAD_RUNNING;
  if (thread == __gsmack_self())
    error = EDEADLK;
  else if (__gsmack_ghost_get_id("thread.detached", thread))
    error = EINVAL;
  else if (state == THREAD_UNKNOWN || state == THREAD_JOINED)
    error = ESRCH;
  else
    __gsmack_await(state == THREAD_FINISHED);
  if (!error) {
    __gsmack_ghost_set_id("thread.state", thread, THREAD_JOINED);
    if (result)
      *result = (void *)__gsmack_ghost_get_id("thread.result", thread);
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_tryjoin_np(pthread_t thread, void **result) {
  int error = 0;
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get_id("thread.state", thread);
  if (__gsmack_ghost_get_id("thread.detached", thread))
    error = EINVAL;
  else if (state == THREAD_JOINED)
    error = ESRCH;
  else if (state == THREAD_RUNNING || thread == MAIN_THREAD)
    error = EBUSY;
  else if (state == THREAD_UNKNOWN)
    error = ESRCH;
  if (!error) {
    __gsmack_ghost_set_id("thread.state", thread, THREAD_JOINED);
    if (result)
      *result = (void *)__gsmack_ghost_get_id("thread.result", thread);
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_detach(pthread_t thread) {
  int error = 0;
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get_id("thread.state", thread);
  if (state == THREAD_JOINED ||
      (state == THREAD_UNKNOWN && thread != MAIN_THREAD))
    error = ESRCH;
  else if (__gsmack_ghost_get_id("thread.detached", thread))
    error = EINVAL;
  else
    __gsmack_ghost_set_id("thread.detached", thread, 1);
  __gsmack_atomic_end();
  return error;
}

void pthread_exit(void *result) {
  __model_thread_finish(result);
  __gsmack_thread_end();
}

pthread_t pthread_self(void) { return __gsmack_self(); }

int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
