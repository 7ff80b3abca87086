/* Waiting in line, for --wakeup=fifo and lifo. A thread waits for one thing at a time, so
 * the links are the threads' own.
 *
 * queue.first, queue.last: object -> the thread that has waited longest, shortest; 0 if none
 * queue.next, queue.before: thread -> its neighbours in line, towards last, towards first */
#ifndef GSMACK_MODEL_QUEUE_H
#define GSMACK_MODEL_QUEUE_H

#include "gsmack.h"

/* The setting wakeup: who goes on when several threads wait for the same thing. */
enum { WAKE_ANY, WAKE_FIFO, WAKE_LIFO };

#define WAKEUP __gsmack_option("wakeup", 0)

static inline long queue_empty(const void *object) {
  return __gsmack_ghost_get("queue.first", object) == 0;
}

/* The thread whose turn it is, 0 if none waits. */
static inline unsigned long queue_turn(const void *object) {
  return (unsigned long)(WAKEUP == WAKE_FIFO
                             ? __gsmack_ghost_get("queue.first", object)
                             : __gsmack_ghost_get("queue.last", object));
}

static inline void queue_enter(const void *object, unsigned long thread) {
  long last = __gsmack_ghost_get("queue.last", object);
  __gsmack_ghost_set_id("queue.before", thread, last);
  __gsmack_ghost_set_id("queue.next", thread, 0);
  if (last)
    __gsmack_ghost_set_id("queue.next", (unsigned long)last, (long)thread);
  else
    __gsmack_ghost_set("queue.first", object, (long)thread);
  __gsmack_ghost_set("queue.last", object, (long)thread);
}

static inline void queue_leave(const void *object, unsigned long thread) {
  long next = __gsmack_ghost_get_id("queue.next", thread);
  long before = __gsmack_ghost_get_id("queue.before", thread);
  if (next)
    __gsmack_ghost_set_id("queue.before", (unsigned long)next, before);
  else
    __gsmack_ghost_set("queue.last", object, before);
  if (before)
    __gsmack_ghost_set_id("queue.next", (unsigned long)before, next);
  else
    __gsmack_ghost_set("queue.first", object, next);
}

#endif
