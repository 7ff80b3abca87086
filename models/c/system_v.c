/* System V's objects that processes share. What others do with them is any; semaphores, by which threads may wait for one another, are not
 * modelled.
 *
 * shared.size: number of a piece of memory -> how large the program said that it is
 * shared.here: the same -> whether it was attached
 * shared.memory: where it was attached -> 1 */
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

#include "cancel.h"
#include "failure.h"
#include "family.h"
#include "gsmack.h"
#include "reads.h"

static inline int any_number(void) {
  int number = __gsmack_nondet_int();
  __gsmack_assume(number >= -1);
  return number < 0 ? fails() : number;
}

key_t ftok(const char *path, int project) {
  reads_all(path);
  key_t key = __gsmack_nondet_int();
  return key == -1 ? fails() : key;
}

int semget(key_t key, int n, int flags) { return any_number(); }

int semop(int number, struct sembuf *operations, size_t n) {
  __gsmack_unknown("semaphores of System V");
  return 0;
}

int semctl(int number, int which, int command, ...) {
  if (command != IPC_RMID)
    __gsmack_unknown("semaphores of System V");
  return done_or_not();
}

int msgget(key_t key, int flags) { return any_number(); }

int msgsnd(int number, const void *message, size_t size, int flags) {
  cancellation_point();
  reads(message, sizeof(long));
  sends((const char *)message + sizeof(long), size);
  return done_or_interrupted();
}

ssize_t msgrcv(int number, void *message, size_t size, long type, int flags) {
  cancellation_point();
  ssize_t got = some_bytes(size);
  if (got < 0)
    return got;
  long kind = __gsmack_nondet_long();
  __gsmack_assume(kind >= 1 && (type <= 0 || kind == type || flags / MSG_EXCEPT % 2 != 0) && (type >= 0 || kind <= -type));
  *(long *)message = kind;
  for (ssize_t i = 0; i < got; i++)
    ((char *)message)[sizeof(long) + i] = __gsmack_nondet_char();
  return got;
}

int msgctl(int number, int command, struct msqid_ds *status) {
  if (command != IPC_RMID)
    __gsmack_unknown("msgctl, but to remove a queue");
  return done_or_not();
}

int shmget(key_t key, size_t size, int flags) {
  int number = any_number();
  if (number >= 0)
    __gsmack_ghost_set_id("shared.size", (unsigned long)number, (long)size);
  return number;
}

/* What lies there is not known, as others may have written it; what they write later is not modelled. */
void *shmat(int number, const void *at, int flags) {
  if (at)
    __gsmack_unknown("shared memory at an address that the program chooses");
  if (__gsmack_nondet_bool())
    return (void *)(long)fails();
  __gsmack_atomic_begin();
  long size = __gsmack_ghost_get_id("shared.size", (unsigned long)number);
  if (size == 0 || __gsmack_ghost_get_id("shared.here", (unsigned long)number))
    __gsmack_unknown("shared memory of unknown size, or attached twice");
  __gsmack_ghost_set_id("shared.here", (unsigned long)number, 1);
  __gsmack_atomic_end();
  void *memory = __gsmack_alloc((unsigned long)size);
  __model_belongs(memory, OF_MAPPING);
  __gsmack_ghost_set("shared.memory", memory, 1);
  return memory;
}

int shmdt(const void *memory) {
  if (!__gsmack_ghost_get("shared.memory", memory))
    return fails_with(EINVAL);
  __gsmack_ghost_set("shared.memory", memory, 0);
  __gsmack_free((void *)memory);
  return 0;
}

int shmctl(int number, int command, struct shmid_ds *status) {
  if (command != IPC_RMID)
    __gsmack_unknown("shmctl, but to remove shared memory");
  return done_or_not();
}
