/* What operations are called and return: the functions of gsmack_harness.h.
 *
 * A place is thread * OPERATIONS + the number of the operation among those of the thread.
 * history.begun, history.calls:  thread -> how many of its operations were called, and have returned
 * history.operation:             place -> the number of the operation's name
 * history.arguments, .results:   place -> how many it has
 * history.argument, .result:     place * WORDS + i -> the i-th
 * history.seen:                  place * THREADS + thread -> how many operations of that thread had
 *                                returned when this one was called
 * history.running:               the thread whose operation runs, where one runs at a time
 * history.clock:                 how many calls and returns there were
 * history.called, .returned:     place -> the clock's time; for reports only */
#include "gsmack.h"
#include "gsmack_harness.h"

enum { OPERATIONS = 8, THREADS = 8, WORDS = 2 };

unsigned gsmack_choose(unsigned n) {
  unsigned chosen = __gsmack_nondet_uint();
  __gsmack_assume(chosen < n);
  return chosen;
}

void gsmack_history_call(long number, const char *operation, long count, long first, long second) {
  unsigned long self = __gsmack_self();
  unsigned long place = self * OPERATIONS + (unsigned long)number;
  if (self >= THREADS || number >= OPERATIONS)
    __gsmack_unknown("a history has operations of more than seven threads, or more than eight of a thread");
  __gsmack_atomic_begin();
  __gsmack_await_sequential("history.running");
  if (__gsmack_ghost_get_id("history.begun", self) != number || __gsmack_ghost_get_id("history.calls", self) != number)
    __gsmack_unknown("the operations of a thread are numbered 0, 1, 2, ..., and one returns before the next is called");
  __gsmack_ghost_set_scalar("history.running", (long)self);
  __gsmack_ghost_set_id("history.begun", self, number + 1);
  __gsmack_ghost_set_id("history.operation", place, __gsmack_text_number(operation, 0));
  __gsmack_ghost_set_id("history.arguments", place, count);
  __gsmack_ghost_set_id("history.argument", place * WORDS, first);
  __gsmack_ghost_set_id("history.argument", place * WORDS + 1, second);
  for (unsigned long t = 1; t < THREADS; t++)
    if (t != self)
      __gsmack_ghost_set_id("history.seen", place * THREADS + t, __gsmack_ghost_get_id("history.calls", t));
  __gsmack_ghost_set_id("history.called", place, __gsmack_ghost_get_scalar("history.clock"));
  __gsmack_ghost_set_scalar("history.clock", __gsmack_ghost_get_scalar("history.clock") + 1);
  __gsmack_atomic_end();
}

void gsmack_history_return(long number, long count, long first, long second) {
  unsigned long self = __gsmack_self();
  unsigned long place = self * OPERATIONS + (unsigned long)number;
  __gsmack_atomic_begin();
  if (__gsmack_ghost_get_id("history.begun", self) != number + 1 || __gsmack_ghost_get_id("history.calls", self) != number)
    __gsmack_unknown("an operation returns that is not the last one that the thread called");
  __gsmack_ghost_set_scalar("history.running", 0);
  __gsmack_ghost_set_id("history.results", place, count);
  __gsmack_ghost_set_id("history.result", place * WORDS, first);
  __gsmack_ghost_set_id("history.result", place * WORDS + 1, second);
  __gsmack_ghost_set_id("history.calls", self, number + 1);
  __gsmack_ghost_set_id("history.returned", place, __gsmack_ghost_get_scalar("history.clock"));
  __gsmack_ghost_set_scalar("history.clock", __gsmack_ghost_get_scalar("history.clock") + 1);
  __gsmack_atomic_end();
}

void gsmack_linearizable(void) {
  __gsmack_atomic_begin();
  for (unsigned long t = 1; t < THREADS; t++)
    if (__gsmack_ghost_get_id("history.begun", t) != __gsmack_ghost_get_id("history.calls", t))
      __gsmack_unknown("an operation has not returned where the history is checked");
  __gsmack_linearizable();
  __gsmack_atomic_end();
}
