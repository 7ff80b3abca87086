/* Attribute objects, of threads, mutexes and so on.
 *
 * attributes.state: attributes -> UNTOUCHED if never initialised, DESTROYED, or INITIALISED */
#ifndef GSMACK_MODEL_ATTRIBUTES_H
#define GSMACK_MODEL_ATTRIBUTES_H

#include "gsmack.h"
#include "misuse.h"

enum { INITIALISED = 1 };

static inline void attributes_become(void *attr, unsigned long size,
                                     long state) {
  __gsmack_uses(attr, size);
  __gsmack_ghost_set("attributes.state", attr, state);
}

static inline void attributes_require(const void *attr, unsigned long size,
                                      const char *gone, const char *raw) {
  __gsmack_uses(attr, size);
  long state = __gsmack_ghost_get("attributes.state", attr);
  REQUIRE(state != DESTROYED, gone);
  REQUIRE(state != UNTOUCHED, raw);
}

/* The attributes are initialised where CALL uses them. */
#define ATTRIBUTES_REQUIRE(attr, call)                                         \
  attributes_require(attr, sizeof *(attr), call ": the attributes were destroyed", \
                     call ": the attributes are not initialised")

#define ATTRIBUTES_INIT(attr) attributes_become(attr, sizeof *(attr), INITIALISED)

#define ATTRIBUTES_DESTROY(attr, call)                                         \
  do {                                                                         \
    ATTRIBUTES_REQUIRE(attr, call);                                            \
    attributes_become(attr, sizeof *(attr), DESTROYED);                        \
  } while (0)

#endif
