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

/* A thread gets its identity, perhaps one that was used before, if the program compares any (thread_equal.c). */
void __model_thread_identified(unsigned long thread) __attribute__((weak));

/* Defined if the program has keys with destructors (key.c). */
void __model_run_destructors(void) __attribute__((weak));

/* Defined if functions of the program are to be left by way of their landing pads, which none is (cxx_unwind.c). */
void __model_unwinds(void) __attribute__((weak));

/* Defined if the program has cleanup handlers (cleanup.c). */
void __model_run_cleanup(void *result) __attribute__((weak));

#endif
