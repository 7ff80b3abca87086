/* Named semaphores: a small table, each entry a name and its semaphore. What other
 * processes do with them is not modelled: at the start there are none. */
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>

#include "sem.h"

enum { SEMAPHORES = 4, NAME = 32 };

struct named {
  char name[NAME];
  int exists, opened;
  sem_t sem;
};

static struct named table[SEMAPHORES];

static int same(const char *a, const char *b) {
  for (int i = 0; i < NAME; i++) {
    if (a[i] != b[i])
      return 0;
    if (!a[i])
      return 1;
  }
  return 0;
}

/* Whether a flag is set, without looking at bits. */
static inline int has(int flags, int flag) { return flags / flag % 2 != 0; }

sem_t *sem_open(const char *name, int flags, ...) {
  int error = 0;
  struct named *found = 0, *spare = 0;
  if (strlen(name) >= NAME)
    __gsmack_unknown("a semaphore with a long name");
  __gsmack_atomic_begin();
  for (int i = 0; i < SEMAPHORES && !found; i++) {
    if (table[i].exists && same(table[i].name, name))
      found = &table[i];
    else if (!spare && !table[i].exists && !table[i].opened)
      spare = &table[i];
  }
  if (found && has(flags, O_CREAT) && has(flags, O_EXCL)) {
    error = EEXIST;
  } else if (!found && !has(flags, O_CREAT)) {
    error = ENOENT;
  } else if (!found && !spare) {
    __gsmack_unknown("so many named semaphores");
  } else if (!found) {
    va_list rest;
    va_start(rest, flags);
    (void)va_arg(rest, unsigned);
    unsigned value = va_arg(rest, unsigned);
    va_end(rest);
    found = spare;
    strcpy(found->name, name);
    found->exists = 1;
    sem_begin(&found->sem, (long)value);
  }
  if (!error && found && !found->opened++)
    __gsmack_ghost_set("sem.state", &found->sem, IN_USE);
  __gsmack_atomic_end();
  if (error) {
    fails_with(error);
    return SEM_FAILED;
  }
  return &found->sem;
}

int sem_close(sem_t *sem) {
  int error = EINVAL;
  __gsmack_atomic_begin();
  for (int i = 0; i < SEMAPHORES; i++) {
    if (sem == &table[i].sem && table[i].opened) {
      error = 0;
      if (!--table[i].opened) /* it is no longer mapped */
        __gsmack_ghost_set("sem.state", sem, DESTROYED);
    }
  }
  REQUIRE(!error, "sem_close: the semaphore is not open");
  __gsmack_atomic_end();
  return sem_fail(error);
}

int sem_unlink(const char *name) {
  int error = ENOENT;
  __gsmack_atomic_begin();
  for (int i = 0; i < SEMAPHORES; i++) {
    if (table[i].exists && same(table[i].name, name)) {
      error = 0;
      table[i].exists = 0;
    }
  }
  __gsmack_atomic_end();
  return sem_fail(error);
}
