/* What syscall (syscall.c) calls for SYS_futex. */
#ifndef GSMACK_MODEL_FUTEX_H
#define GSMACK_MODEL_FUTEX_H

#include <time.h>

long __model_futex(unsigned *word, int operation, unsigned value,
                   const struct timespec *time);

#endif
