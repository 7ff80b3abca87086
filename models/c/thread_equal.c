/* Comparing the identities of threads, which are numbers. */
#include <pthread.h>

#include "thread.h"

void __model_compares_identities(void) {}

int pthread_equal(pthread_t a, pthread_t b) { return a == b; }

int thrd_equal(pthread_t a, pthread_t b) { return a == b; }
