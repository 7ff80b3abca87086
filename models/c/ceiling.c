/* Priority ceilings, which only mutexes of the protocol PTHREAD_PRIO_PROTECT have. They are kept
 * where a program can ask for them and have no effect: who runs first is open.
 *
 * mutex.ceiling:     mutex -> its ceiling, 0 if it has none
 * mutexattr.ceiling: attributes -> the ceiling to be, 0 for the least */
#include "attributes.h"
#include "ceiling.h"
#include "mutex.h"

enum { LEAST = 1, MOST = 99 };

#define CEILING(mutex) (int)__gsmack_ghost_get("mutex.ceiling", mutex)

int pthread_mutexattr_setprioceiling(pthread_mutexattr_t *attr, int ceiling) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_setprioceiling");
  if (ceiling < LEAST || ceiling > MOST)
    return EINVAL;
  __gsmack_ghost_set("mutexattr.ceiling", attr, ceiling);
  return 0;
}

int pthread_mutexattr_getprioceiling(const pthread_mutexattr_t *attr,
                                     int *ceiling) {
  ATTRIBUTES_REQUIRE(attr, "pthread_mutexattr_getprioceiling");
  long set = __gsmack_ghost_get("mutexattr.ceiling", attr);
  *ceiling = set ? (int)set : LEAST;
  return 0;
}

void __model_ceiling_start(const pthread_mutex_t *mutex,
                           const pthread_mutexattr_t *attr) {
  int ceiling = 0;
  if (attr &&
      __gsmack_ghost_get("mutexattr.protocol", attr) == PTHREAD_PRIO_PROTECT)
    pthread_mutexattr_getprioceiling(attr, &ceiling);
  __gsmack_ghost_set("mutex.ceiling", mutex, ceiling);
}

/* Waits for the mutex, if another thread holds it. */
int pthread_mutex_setprioceiling(pthread_mutex_t *mutex, int ceiling,
                                 int *old) {
  __gsmack_atomic_begin();
  int was = CEILING(mutex);
  unsigned long owner = mutex_owner(mutex);
  int error = was == 0 || ceiling < LEAST || ceiling > MOST ? EINVAL : 0;
  __gsmack_await_for(error || owner == 0 || owner == __gsmack_self(), "mutex",
                     mutex, owner);
  if (!error)
    __gsmack_ghost_set("mutex.ceiling", mutex, ceiling);
  __gsmack_atomic_end();
  if (!error)
    *old = was;
  return error;
}

int pthread_mutex_getprioceiling(const pthread_mutex_t *mutex, int *ceiling) {
  int is = CEILING(mutex);
  if (is == 0)
    return EINVAL;
  *ceiling = is;
  return 0;
}
