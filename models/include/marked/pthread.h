/* For --static-init=macro: <pthread.h>, but the initialisers of objects in static storage leave
 * a mark that zero bytes do not have, in the word that the models look at. */
#include_next <pthread.h>

#ifndef GSMACK_MARKED_PTHREAD_H
#define GSMACK_MARKED_PTHREAD_H

enum { __gsmack_mark = 0x60 }; /* STATIC_MARK in models/c/misuse.h */

#undef __PTHREAD_MUTEX_INITIALIZER
#define __PTHREAD_MUTEX_INITIALIZER(kind) .__kind = (kind) + __gsmack_mark

#undef __PTHREAD_RWLOCK_INITIALIZER
#define __PTHREAD_RWLOCK_INITIALIZER(kind) .__flags = (kind) + __gsmack_mark

#undef PTHREAD_COND_INITIALIZER
#define PTHREAD_COND_INITIALIZER { { .__wrefs = __gsmack_mark } }

#endif
