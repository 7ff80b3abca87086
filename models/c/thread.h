/* What the models of POSIX and of C11 threads share. */
#ifndef GSMACK_MODEL_THREAD_H
#define GSMACK_MODEL_THREAD_H

#include "gsmack.h"
#include "misuse.h"

/* The ghost map thread.state: thread -> */
enum { THREAD_UNKNOWN, THREAD_RUNNING, THREAD_FINISHED, THREAD_JOINED };

/* The main thread is running though nobody created it. */
enum { MAIN_THREAD = 1 };

/* An ordinary access to the caller's variable that a section is about to
 * write: others race on it, two calls of the same function too. */
#define PLAIN_ACCESS(pointer)                                                  \
  ((void)*(volatile __typeof__(*(pointer)) *)(pointer))

/* The calling thread is done; the result is for who joins it. */
void __model_thread_finish(void *result);

/* Waits for the end of a thread, whose result it stores. The texts are for joining
 * oneself, a thread that is detached, one that was joined, and none at all. */
int __model_thread_join(unsigned long thread, void **result,
                        const char *itself, const char *detached,
                        const char *joined, const char *unknown);

#define JOIN_TEXTS(call)                                                       \
  call ": a thread joins itself", call ": the thread is detached",             \
      call ": the thread was joined already", call ": there is no such thread"

int __model_thread_detach(unsigned long thread, const char *detached,
                          const char *joined, const char *unknown);

#define DETACH_TEXTS(call)                                                     \
  call ": the thread is detached already",                                     \
      call ": the thread was joined already", call ": there is no such thread"

/* A thread's lifetime ends when it was joined, or is detached and has ended (POSIX 2.9.2); its identity is not to be used then.
 * In a section; the result is the thread's state. */
static inline long thread_require(unsigned long thread, const char *joined,
                                  const char *ended, const char *unknown) {
  long state = __gsmack_ghost_get_id("thread.state", thread);
  REQUIRE(state != THREAD_UNKNOWN || thread == MAIN_THREAD, unknown);
  REQUIRE(state != THREAD_JOINED, joined);
  REQUIRE(state != THREAD_FINISHED ||
              !__gsmack_ghost_get_id("thread.detached", thread),
          ended);
  return state;
}

#define LIFETIME_TEXTS(call)                                                   \
  call ": the thread was joined", call ": the thread is detached and has ended", \
      call ": there is no such thread"

/* Defined if the program compares identities by a function (thread_equal.c). */
void __model_compares_identities(void) __attribute__((weak));

/* The identity of a thread, its pthread_t, is its number. If the program can see it (pointsto/reuse.go), it may also be that of a
 * thread whose lifetime is over.
 *
 * thread.identity: number -> identity, 0 for that number
 * thread.number:   identity -> number of the last thread that has it, 0 for that number
 * thread.over:     whether the lifetime of any thread is over */
static inline _Bool identities_are_compared(void) {
  return __gsmack_option("thread-identities",
                         __model_compares_identities != 0) != 0;
}

static inline unsigned long thread_identity(unsigned long number) {
  if (!identities_are_compared())
    return number;
  unsigned long identity =
      (unsigned long)__gsmack_ghost_get_id("thread.identity", number);
  return identity ? identity : number;
}

static inline unsigned long thread_number(unsigned long identity) {
  if (!identities_are_compared())
    return identity;
  unsigned long number =
      (unsigned long)__gsmack_ghost_get_id("thread.number", identity);
  return number ? number : identity;
}

/* The lifetime of a thread is over now, or when it ends. */
static inline void thread_may_be_over(void) {
  if (identities_are_compared())
    __gsmack_ghost_set_scalar("thread.over", 1);
}

/* Defined if the program chooses what its threads block (signal_mask.c): a new thread blocks what the one does that creates it. */
void __model_signal_inherit(unsigned long parent, unsigned long child)
    __attribute__((weak));

/* Defined if the program may ask for policies and priorities (schedule.c): a new thread has those of the attributes, or of the thread that
 * creates it. In the section that does. */
void __model_schedule(unsigned long parent, unsigned long child,
                      const void *attr) __attribute__((weak));

/* A thread gets its identity and runs, in the step that creates it. */
static inline unsigned long thread_begins(unsigned long number) {
  unsigned long identity = number;
  if (identities_are_compared() && __gsmack_ghost_get_scalar("thread.over") &&
      __gsmack_nondet_bool()) {
    identity = __gsmack_nondet_ulong();
    long state = __gsmack_ghost_get_id("thread.state", identity);
    __gsmack_assume(state == THREAD_JOINED ||
                    (state == THREAD_FINISHED &&
                     __gsmack_ghost_get_id("thread.detached", identity)));
    __gsmack_ghost_set_id("thread.identity", number, (long)identity);
    __gsmack_ghost_set_id("thread.number", identity, (long)number);
    __gsmack_ghost_set_id("thread.detached", identity, 0);
    __gsmack_ghost_set_id("cancel.requested", identity, 0);
    __gsmack_ghost_set_id("sched.known", identity, 0);
    __gsmack_ghost_set_id("thread.name", identity, 0);
  }
  __gsmack_ghost_set_id("thread.state", identity, THREAD_RUNNING);
  if (__model_signal_inherit)
    __model_signal_inherit(__gsmack_self(), number);
  return identity;
}

/* Defined if the program has keys with destructors (key.c). */
void __model_run_destructors(void) __attribute__((weak));

/* Defined if functions of the program are to be left by way of their landing pads, which none is (cxx_unwind.c). */
void __model_unwinds(void) __attribute__((weak));

/* Defined if the program calls pthread_once (once.c): the thread ends, and leaves the controls that it is at since that cleanup handler was pushed
 * last. */
void __model_once_abandon(const void *handlers) __attribute__((weak));

/* Both are defined if the program has cleanup handlers (cleanup.c). */
void __model_run_cleanup(void *result) __attribute__((weak));
/* The buffer of the handler that the thread pushed last. */
void *__model_cleanup_top(void) __attribute__((weak));

#endif
