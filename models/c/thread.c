/* Threads: creation, end, join. A thread's state is keyed by its identity (thread.h), and what is
 * asked of the threads themselves by its number.
 *
 * thread.state:    thread -> THREAD_UNKNOWN (never created) and so on
 * thread.detached: thread -> whether nobody can join it
 * thread.result:   thread -> what it returned */
#include <errno.h>
#include <pthread.h>

#include "attributes.h"
#include "cancel.h"
#include "exit.h"
#include "fail.h"
#include "gsmack.h"
#include "misuse.h"
#include "thread.h"

/* What every thread created by pthread_create executes. */
void __model_thread_main(void *(*function)(void *), void *argument) {
  __model_thread_finish(function(argument));
}

void __model_thread_finish(void *result) {
  if (__model_destroy_locals)
    __model_destroy_locals();
  if (__model_run_destructors)
    __model_run_destructors();
  __gsmack_thread_leaves();
  __gsmack_atomic_begin();
  unsigned long self = thread_identity(__gsmack_self());
  __gsmack_ghost_set_id("thread.result", self, (long)result);
  __gsmack_ghost_set_id("thread.state", self, THREAD_FINISHED);
  __gsmack_atomic_end();
}

/* As in glibc, the new thread finds its identity already stored. */
int pthread_create(pthread_t *thread, const pthread_attr_t *attr,
                   void *(*function)(void *), void *argument) {
  if (MAY_FAIL(pthread_create))
    return EAGAIN;
  PLAIN_ACCESS(thread);
  __gsmack_atomic_begin();
  unsigned long id = thread_begins(
      __gsmack_spawn((void (*)())__model_thread_main, function, argument));
  if (attr) {
    ATTRIBUTES_REQUIRE(attr, "pthread_create");
    if (__gsmack_ghost_get("attr.detached", attr)) {
      __gsmack_ghost_set_id("thread.detached", id, 1);
      thread_may_be_over();
    }
  }
  if (__model_schedule)
    __model_schedule(thread_identity(__gsmack_self()), id, attr);
  *thread = id;
  __gsmack_atomic_end();
  return 0;
}

/* After what may not be, what glibc returns. */
int __model_thread_join(unsigned long thread, void **result,
                        const char *itself, const char *detached,
                        const char *joined, const char *unknown) {
  int error = 0;
  _Bool cancelled = 0;
  cancellation_point();
  void *value = 0;
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get_id("thread.state", thread);
  if (thread == MAIN_THREAD && state == THREAD_UNKNOWN)
    state = THREAD_RUNNING;
  if (thread_number(thread) == __gsmack_self()) {
    REQUIRE(0, itself);
    error = EDEADLK;
  } else if (__gsmack_ghost_get_id("thread.detached", thread)) {
    REQUIRE(0, detached);
    error = EINVAL;
  } else if (state == THREAD_JOINED) {
    REQUIRE(0, joined);
    error = ESRCH;
  } else if (state == THREAD_UNKNOWN) {
    REQUIRE(0, unknown);
    error = ESRCH;
  } else {
    cancelled = cancelled_instead(state == THREAD_FINISHED);
    __gsmack_await_for(state == THREAD_FINISHED || cancelled, "thread",
                       (void *)thread_number(thread), thread_number(thread));
  }
  if (!error && !cancelled) {
    __gsmack_ghost_set_id("thread.state", thread, THREAD_JOINED);
    thread_may_be_over();
    if (result)
      value = (void *)__gsmack_ghost_get_id("thread.result", thread);
  }
  __gsmack_atomic_end();
  act_if(cancelled);
  if (result && !error)
    *result = value; /* plainly: others may race on it */
  return error;
}

int pthread_join(pthread_t thread, void **result) {
  return __model_thread_join(thread, result, JOIN_TEXTS("pthread_join"));
}

int __model_thread_detach(unsigned long thread, const char *detached,
                          const char *joined, const char *unknown) {
  int error = 0;
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get_id("thread.state", thread);
  if (state == THREAD_JOINED) {
    REQUIRE(0, joined);
    error = ESRCH;
  } else if (state == THREAD_UNKNOWN && thread != MAIN_THREAD) {
    REQUIRE(0, unknown);
    error = ESRCH;
  } else if (__gsmack_ghost_get_id("thread.detached", thread)) {
    REQUIRE(0, detached);
    error = EINVAL;
  } else {
    __gsmack_ghost_set_id("thread.detached", thread, 1);
    thread_may_be_over();
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_detach(pthread_t thread) {
  return __model_thread_detach(thread, DETACH_TEXTS("pthread_detach"));
}

void pthread_exit(void *result) {
  if (__model_unwinds)
    __model_unwinds();
  if (__model_run_cleanup)
    __model_run_cleanup(result);
  if (__model_once_abandon)
    __model_once_abandon(0);
  __model_thread_finish(result);
  __gsmack_thread_end();
}

pthread_t pthread_self(void) { return thread_identity(__gsmack_self()); }

/* When main has returned: what happens to the other threads then, their author has hardly
 * meant. A detached thread may be meant to go on for as long as the process does;
 * --daemons says so of all threads, or of none. */
enum { DAEMONS_ALLOWED = 1, DAEMONS_FORBIDDEN };

/* Defined if the program calls exit (process.c). */
_Bool __model_exits(void) __attribute__((weak));

__attribute__((destructor(1))) void __model_main_returned(void) {
  if (__model_exits && __model_exits())
    return;
  __gsmack_atomic_begin();
  unsigned long any = __gsmack_nondet_ulong();
  long state = __gsmack_ghost_get_id("thread.state", any);
  _Bool detached = __gsmack_ghost_get_id("thread.detached", any) != 0;
  long daemons = __gsmack_option("daemons", 0);
  __gsmack_assert_about(state != THREAD_RUNNING || daemons == DAEMONS_ALLOWED ||
                            (detached && daemons != DAEMONS_FORBIDDEN),
                        "misuse",
                        "main returns while another thread runs", "thread",
                        (void *)thread_number(any));
  __gsmack_assert_about(
      (state != THREAD_RUNNING && state != THREAD_FINISHED) || detached ||
          !__gsmack_option("thread-leaks", 1),
      "leak", "a thread is neither joined nor detached", "thread",
      (void *)thread_number(any));
  __gsmack_atomic_end();
}
