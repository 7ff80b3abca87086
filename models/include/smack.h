/* smack.h: lets programs written for SMACK and for SV-COMP be compiled for gsmack.
 * The functions declared here have models in C. */
#ifndef SMACK_H_
#define SMACK_H_

/* assert is the C library's. */
#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

#include "gsmack.h"

#ifdef __cplusplus
extern "C" {
#endif

#undef assume
#define assume(condition) __VERIFIER_assume(!!(condition))

void __VERIFIER_assert(int condition);
void __VERIFIER_assume(int condition);
void __VERIFIER_error(void);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

/* SMACK's own names for statements and declarations of the verification language. */
void __SMACK_mod(const char *format, ...);
void __SMACK_decl(const char *format, ...);

/* A function that SMACK calls before main, here an ordinary one: declarations in it count,
 * statements in it do not happen. */
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
