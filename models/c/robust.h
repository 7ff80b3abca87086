/* Robust mutexes, which outlive the threads that hold them. Defined (robust.c) if the
 * program makes one, so that others do not pay for it. */
#ifndef GSMACK_MODEL_ROBUST_H
#define GSMACK_MODEL_ROBUST_H

#define WEAK __attribute__((weak))

/* A mutex is initialised. */
void __model_robust_start(const void *mutex) WEAK;
/* Whether the owner has ended, so that the mutex can be had. */
_Bool __model_robust_orphan(unsigned long owner) WEAK;
/* The mutex is taken from an owner that has ended: EOWNERDEAD. */
int __model_robust_inherit(const void *mutex) WEAK;
/* Whether the mutex can never be had again. */
_Bool __model_robust_lost(const void *mutex) WEAK;
/* The mutex is unlocked. */
void __model_robust_leave(const void *mutex) WEAK;

#undef WEAK

#endif
