// @expect violated
// The words of CBMC and ESBMC.
#include <pthread.h>

void __ESBMC_assume(_Bool);
void __CPROVER_assert(_Bool, const char *);
int nondet_int(void);
int balance;

void *deposit(void *arg) {
  balance += 10;
  return arg;
}

int main(void) {
  pthread_t t;
  balance = nondet_int();
  __ESBMC_assume(balance >= 0 && balance < 5);
  pthread_create(&t, 0, deposit, 0);
  pthread_join(t, 0);
  __CPROVER_assert(balance < 14, "the balance is small"); // want "the balance is small"
  return 0;
}
