/* setjmp and longjmp within a thread.
 *
 * A function that calls setjmp has a variable for that call, its landing: the buffer has the address of the landing, and the
 * landing has what the call returns. longjmp sets the landing and the thread's target. Until control is back in the function
 * whose landing is the target, calls return at once (llvm2ivl/rewrite/jump.go). A program that never calls longjmp is not
 * rewritten: setjmp returns once.
 *
 * jump.thread: landing -> the thread whose it is
 * jump.saved:  landing -> whether a jump to it restores what the thread blocked, which is
 * jump.mask:   landing -> a set of signals
 *
 * setjmp.h declares longjmp as a function that does not return. */
#include "misuse.h"

/* What the calling thread blocks. Defined (signal.c) if the program has signals. */
unsigned long __model_signal_mask(void) __attribute__((weak));
void __model_signal_restore(unsigned long mask) __attribute__((weak));

static _Thread_local int *target;

int setjmp(void *buffer) { return 0; }
int _setjmp(void *buffer) { return 0; }
int __sigsetjmp(void *buffer, int save) { return 0; }

/* In the place of setjmp, in programs that call longjmp. */
static void set(void *buffer, int *landing) {
  *landing = 0;
  *(int **)buffer = landing;
  __gsmack_ghost_set("jump.thread", landing, (long)__gsmack_self());
}

void __model_again_setjmp(void *buffer, int *landing) { set(buffer, landing); }
void __model_again__setjmp(void *buffer, int *landing) { set(buffer, landing); }
void __model_again___sigsetjmp(void *buffer, int save, int *landing) {
  set(buffer, landing);
  if (__model_signal_mask) {
    __gsmack_ghost_set("jump.saved", landing, save != 0);
    __gsmack_ghost_set("jump.mask", landing, (long)__model_signal_mask());
  }
}

/* Calls that reach this function are followed by a test of the target. */
__attribute__((noinline)) void __model_jump(void *buffer, int value) {
  int *landing = *(int **)buffer;
  REQUIRE(landing != 0, "longjmp: the buffer was not filled by setjmp");
  REQUIRE(__gsmack_ghost_get("jump.thread", landing) == (long)__gsmack_self(),
          "longjmp: another thread has filled the buffer");
  if (__model_signal_restore && __gsmack_ghost_get("jump.saved", landing))
    __model_signal_restore((unsigned long)__gsmack_ghost_get("jump.mask", landing));
  *landing = value ? value : 1;
  target = landing;
}

void longjmp(void *buffer, int value) { __model_jump(buffer, value); }
void _longjmp(void *buffer, int value) { __model_jump(buffer, value); }
void siglongjmp(void *buffer, int value) { __model_jump(buffer, value); }
void __longjmp_chk(void *buffer, int value) { __model_jump(buffer, value); }

/* Whether a jump is under way. */
_Bool __model_jumping(void) { return target != 0; }

/* Whether it leads to this landing, and is over. */
_Bool __model_lands(int *landing) {
  if (target != landing)
    return 0;
  target = 0;
  return 1;
}
