/* Thread-specific data.
 *
 * key.count:      how many keys were ever created; keys are numbered from 0
 * key.live:       key -> whether it exists
 * key.destructor: key -> what is called at a thread's end
 * key.value:      thread * KEYS + key -> the value */
#include <errno.h>
#include <limits.h>
#include <pthread.h>

#include "fail.h"
#include "gsmack.h"
#include "needs.h"

enum { KEYS = PTHREAD_KEYS_MAX };

int pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
  int error = 0;
  if (MAY_FAIL(pthread_key_create))
    return EAGAIN;
  __gsmack_atomic_begin();
  unsigned long next = (unsigned long)__gsmack_ghost_get_scalar("key.count");
  if (next == KEYS) {
    error = EAGAIN;
  } else {
    __gsmack_ghost_set_scalar("key.count", (long)next + 1);
    __gsmack_ghost_set_id("key.live", next, 1);
    __gsmack_ghost_set_id("key.destructor", next, (long)destructor);
    *key = (pthread_key_t)next;
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_key_delete(pthread_key_t key) {
  __gsmack_atomic_begin();
  long live = __gsmack_ghost_get_id("key.live", key);
  __gsmack_ghost_set_id("key.live", key, 0);
  __gsmack_atomic_end();
  return live ? 0 : EINVAL;
}

int pthread_setspecific(pthread_key_t key, const void *value) {
  int error = 0;
  __model_needs(0, value);
  __gsmack_atomic_begin();
  if (__gsmack_ghost_get_id("key.live", key))
    __gsmack_ghost_set_id("key.value", __gsmack_self() * KEYS + key,
                          (long)value);
  else
    error = EINVAL;
  __gsmack_atomic_end();
  return error;
}

/* A key that does not exist has no value, as in glibc. */
void *pthread_getspecific(pthread_key_t key) {
  __gsmack_atomic_begin();
  long value = 0;
  if (__gsmack_ghost_get_id("key.live", key))
    value = __gsmack_ghost_get_id("key.value", __gsmack_self() * KEYS + key);
  __gsmack_atomic_end();
  return (void *)value;
}

/* Called at the end of each thread (thread.c): every key whose value is not null is
 * set to null, then its destructor gets the value. What the destructors set anew is
 * destroyed again, a few times. */
void __model_run_destructors(void) {
  unsigned long self = __gsmack_self(), keys, key;
  int times = 0;
  _Bool again;
  do {
    again = 0;
    keys = (unsigned long)__gsmack_ghost_get_scalar("key.count");
    for (key = 0; key < keys; key++) {
      void (*destructor)(void *) = 0;
      __gsmack_atomic_begin();
      void *value =
          (void *)__gsmack_ghost_get_id("key.value", self * KEYS + key);
      if (value && __gsmack_ghost_get_id("key.live", key)) {
        destructor =
            (void (*)(void *))__gsmack_ghost_get_id("key.destructor", key);
        if (destructor)
          __gsmack_ghost_set_id("key.value", self * KEYS + key, 0);
      }
      __gsmack_atomic_end();
      if (destructor) {
        destructor(value);
        again = 1;
      }
    }
  } while (again && ++times < PTHREAD_DESTRUCTOR_ITERATIONS);
}
