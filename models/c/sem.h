/* Semaphores. sem.value: semaphore -> UNTOUCHED, DESTROYED, or its count + 1. One that nobody
 * initialised counts from nothing. As SEM_VALUE_MAX may be the largest long, the word may be its
 * successor, the smallest. */
#ifndef GSMACK_MODEL_SEM_H
#define GSMACK_MODEL_SEM_H

#include <errno.h>
#include <semaphore.h>

#include "gsmack.h"
#include "misuse.h"

#define SEM_TEXTS(call)                                                        \
  call ": the semaphore was destroyed",                                        \
      call ": the semaphore is not initialised"

static inline int sem_fail(int error) {
  if (!error)
    return 0;
  errno = error;
  return -1;
}

static inline void sem_set(sem_t *sem, long value) {
  __gsmack_ghost_set("sem.value", sem, (long)((unsigned long)value + 1));
}

/* The count. */
static inline long sem_count(const sem_t *sem, const char *gone,
                             const char *raw) {
  long word = __gsmack_ghost_get("sem.value", sem);
  REQUIRE(word != DESTROYED, gone);
  REQUIRE(word != UNTOUCHED, raw);
  return word != DESTROYED && word != UNTOUCHED
             ? (long)((unsigned long)word - 1)
             : 0;
}

#endif
