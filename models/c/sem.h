/* Semaphores. sem.state: semaphore -> UNTOUCHED, DESTROYED or IN_USE; sem.count: its count. One
 * that nobody initialised counts from nothing, and one that was destroyed goes on. The count is
 * only added to, without a look at the state: verifiers make much of that. */
#ifndef GSMACK_MODEL_SEM_H
#define GSMACK_MODEL_SEM_H

#include <errno.h>
#include <semaphore.h>

#include "failure.h"
#include "gsmack.h"
#include "misuse.h"

#define SEM_TEXTS(call)                                                        \
  call ": the semaphore was destroyed or closed",                             \
      call ": the semaphore is not initialised"

static inline int sem_fail(int error) { return error ? fails_with(error) : 0; }

enum { IN_USE = 1 };

static inline void sem_set(sem_t *sem, long count) {
  __gsmack_ghost_set("sem.count", sem, count);
}

static inline void sem_begin(sem_t *sem, long count) {
  __gsmack_ghost_set("sem.state", sem, IN_USE);
  sem_set(sem, count);
}

/* The count. */
static inline long sem_count(const sem_t *sem, const char *gone,
                             const char *raw) {
  __gsmack_uses(sem, sizeof *sem);
  long state = __gsmack_ghost_get("sem.state", sem);
  REQUIRE(state != DESTROYED, gone);
  REQUIRE(state != UNTOUCHED, raw);
  return __gsmack_ghost_get("sem.count", sem);
}

#endif
