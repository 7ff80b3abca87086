// @expect verified
#include <pthread.h>

void __ESBMC_atomic_begin(void);
void __ESBMC_atomic_end(void);
void __CPROVER_atomic_begin(void);
void __CPROVER_atomic_end(void);
void __ESBMC_assert(_Bool, const char *);
void __CPROVER_assume(_Bool);
unsigned nondet_uint(void);
unsigned balance;

void *deposit(void *arg) {
  __ESBMC_atomic_begin();
  balance++;
  __ESBMC_atomic_end();
  return arg;
}

int main(void) {
  pthread_t t;
  balance = nondet_uint();
  __CPROVER_assume(balance == 7);
  pthread_create(&t, 0, deposit, 0);
  __CPROVER_atomic_begin();
  balance++;
  __CPROVER_atomic_end();
  pthread_join(t, 0);
  __ESBMC_assert(balance == 9, "both have paid in");
  return 0;
}
