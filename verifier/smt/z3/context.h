#ifndef GSMACK_CONTEXT_H
#define GSMACK_CONTEXT_H

#include <z3.h>

// new_context makes a context whose errors are looked up, not handled; NULL without memory.
Z3_context new_context(void);

#endif
