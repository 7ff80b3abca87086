/* Priority ceilings of mutexes. Defined (ceiling.c) if the program asks for one, so that others
 * do not pay for them. */
#ifndef GSMACK_MODEL_CEILING_H
#define GSMACK_MODEL_CEILING_H

#include <pthread.h>

/* A mutex is initialised with these attributes, which may be null. */
void __model_ceiling_start(const pthread_mutex_t *mutex,
                           const pthread_mutexattr_t *attr)
    __attribute__((weak));

#endif
