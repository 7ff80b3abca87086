/* C11 has no static initialisers: a mutex or a condition variable that no call initialised is none,
 * though zero bytes are one to POSIX's functions on Linux. */
#ifndef GSMACK_MODEL_C11_INIT_H
#define GSMACK_MODEL_C11_INIT_H

#include <threads.h>

#include "gsmack.h"
#include "misuse.h"

static inline void mutex_initialised(const mtx_t *mutex, const char *raw) {
  REQUIRE(__gsmack_ghost_get("mutex.kind", mutex) != UNTOUCHED, raw);
}

static inline void cond_initialised(const cnd_t *cond, const char *raw) {
  REQUIRE(__gsmack_ghost_get("cond.state", cond) != UNTOUCHED, raw);
}

#endif
