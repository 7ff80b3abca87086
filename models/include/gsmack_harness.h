/* gsmack_harness.h: what a harness says of the operations that it calls.
 *
 * A harness is a program of a few threads that call the operations of a library. docs/harness.md teaches
 * how to write one, and gsmack harness writes one from the library's header.
 *
 *     for (int call = 0; call < 2; call++) {
 *       int item = gsmack_choose(2);
 *       gsmack_call(call, "enqueue", item);
 *       gsmack_return(call, enqueue(&queue, item));
 *     }
 *
 * Compiled with -DGSMACK_NATIVE a harness is a program for any compiler: one execution, with choices by rand.
 */
#ifndef GSMACK_HARNESS_H
#define GSMACK_HARNESS_H

#ifdef GSMACK_NATIVE

#include <stdlib.h>

static inline unsigned gsmack_choose(unsigned n) { return (unsigned)rand() % n; }
static inline void gsmack_history_call(long number, const char *operation, long count, long first, long second) {
  (void)number, (void)operation, (void)count, (void)first, (void)second;
}
static inline void gsmack_history_return(long number, long count, long first, long second) {
  (void)number, (void)count, (void)first, (void)second;
}
static inline void gsmack_linearizable(void) {}

#else

#ifdef __cplusplus
extern "C" {
#endif

/* Any number from 0 to n-1; n is at least 1. Small ones keep the histories few. */
unsigned gsmack_choose(unsigned n);

/* The history is complete: every operation that was called has returned. It must be one of those that the same
 * operations have when they are executed one after the other, whoever is first, as long as what returned
 * before another was called stays before it (the check linearizable). */
void gsmack_linearizable(void);

/* What the macros below are made of. */
void gsmack_history_call(long number, const char *operation, long count, long first, long second);
void gsmack_history_return(long number, long count, long first, long second);

#ifdef __cplusplus
}
#endif

#endif

/* gsmack_call(NUMBER, "NAME", ARGUMENTS…): the calling thread is about to call an operation, its NUMBER-th
 * from 0, with up to two arguments that matter. They are integers, or pointers to static objects.
 * gsmack_return(NUMBER, RESULTS…): the operation has returned, with up to two results, likewise. */
#define gsmack_call(...) GSMACK_PICK_(__VA_ARGS__, GSMACK_CALL2_, GSMACK_CALL1_, GSMACK_CALL0_, 0)(__VA_ARGS__)
#define gsmack_return(...) GSMACK_PICK_(0, __VA_ARGS__, GSMACK_RETURN2_, GSMACK_RETURN1_, GSMACK_RETURN0_, 0)(__VA_ARGS__)
#define GSMACK_PICK_(a, b, c, d, macro, ...) macro
#define GSMACK_CALL0_(number, name) gsmack_history_call(number, name, 0, 0, 0)
#define GSMACK_CALL1_(number, name, first) gsmack_history_call(number, name, 1, (long)(first), 0)
#define GSMACK_CALL2_(number, name, first, second) gsmack_history_call(number, name, 2, (long)(first), (long)(second))
#define GSMACK_RETURN0_(number) gsmack_history_return(number, 0, 0, 0)
#define GSMACK_RETURN1_(number, first) gsmack_history_return(number, 1, (long)(first), 0)
#define GSMACK_RETURN2_(number, first, second) gsmack_history_return(number, 2, (long)(first), (long)(second))

#endif
