/* smack.h: lets programs written for SMACK and for SV-COMP be compiled for gsmack.
 * The functions declared here have models in C. */
#ifndef SMACK_H_
#define SMACK_H_

/* assert is the C library's. */
#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#include "gsmack.h"

#ifdef __cplusplus
extern "C" {
#endif

#undef assume
#define assume(condition) __VERIFIER_assume(!!(condition))

/* SMACK's mutexes show their state: who holds them (0 if nobody), whether they were
 * initialised, and their type. It is an error to lock one that was not initialised, to
 * lock a normal one twice, to unlock one that one does not hold, and to destroy one
 * that is held. The fields lie where the system keeps what gsmack has no use for. */
enum { UNLOCKED = 0, UNINITIALIZED = 0, INITIALIZED = 1 };

typedef union smack_mutex {
  pthread_mutex_t posix;
  struct {
    int lock, init;
    struct {
      int type;
    } attr;
  };
} smack_mutex_t;

int smack_mutex_init(smack_mutex_t *mutex, const pthread_mutexattr_t *attr);
int smack_mutex_destroy(smack_mutex_t *mutex);
int smack_mutex_lock(smack_mutex_t *mutex);
int smack_mutex_trylock(smack_mutex_t *mutex);
int smack_mutex_unlock(smack_mutex_t *mutex);
int smack_cond_wait(pthread_cond_t *cond, smack_mutex_t *mutex);

#undef PTHREAD_MUTEX_INITIALIZER
#define PTHREAD_MUTEX_INITIALIZER                                              \
  { .init = INITIALIZED }
#define pthread_mutex_t smack_mutex_t
#define pthread_mutex_init smack_mutex_init
#define pthread_mutex_destroy smack_mutex_destroy
#define pthread_mutex_lock smack_mutex_lock
#define pthread_mutex_trylock smack_mutex_trylock
#define pthread_mutex_unlock smack_mutex_unlock
#define pthread_cond_wait smack_cond_wait

void __VERIFIER_assert(int condition);
void __VERIFIER_assume(int condition);
void __VERIFIER_error(void);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

/* SMACK's own names for statements and declarations of the verification language. */
void __SMACK_mod(const char *format, ...);
void __SMACK_decl(const char *format, ...);

/* A function that runs before main. */
#define __SMACK_INIT(name) void __SMACK_init_func_##name(void)

/* Any value of the type. */
int __SMACK_nondet(void);
int __SMACK_nondet_int(void);
void *__VERIFIER_nondet(void);
bool __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
signed char __VERIFIER_nondet_signed_char(void);
unsigned char __VERIFIER_nondet_unsigned_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
signed short __VERIFIER_nondet_signed_short(void);
signed short int __VERIFIER_nondet_signed_short_int(void);
unsigned short __VERIFIER_nondet_unsigned_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
unsigned short int __VERIFIER_nondet_unsigned_short_int(void);
int __VERIFIER_nondet_int(void);
int __VERIFIER_nondet_signed_int(void);
unsigned int __VERIFIER_nondet_unsigned_int(void);
unsigned int __VERIFIER_nondet_uint(void);
unsigned int __VERIFIER_nondet_unsigned(void);
long __VERIFIER_nondet_long(void);
long __VERIFIER_nondet_long_int(void);
long __VERIFIER_nondet_signed_long(void);
long __VERIFIER_nondet_signed_long_int(void);
unsigned long __VERIFIER_nondet_unsigned_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
unsigned long __VERIFIER_nondet_unsigned_long_int(void);
long long __VERIFIER_nondet_long_long(void);
long long __VERIFIER_nondet_longlong(void);
long long __VERIFIER_nondet_long_long_int(void);
long long __VERIFIER_nondet_signed_long_long(void);
long long __VERIFIER_nondet_signed_long_long_int(void);
unsigned long long __VERIFIER_nondet_unsigned_long_long(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
unsigned long long __VERIFIER_nondet_unsigned_long_long_int(void);
float __VERIFIER_nondet_float(void);
double __VERIFIER_nondet_double(void);
void *__VERIFIER_nondet_pointer(void);

#ifdef __cplusplus
}
#endif

#endif
