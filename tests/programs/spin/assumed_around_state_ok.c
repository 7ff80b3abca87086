// @expect verified
// Around the loop something is assumed of the state, in an outer loop that counts: its next iteration comes, though it changes nothing else.
#include <pthread.h>
#include <stdatomic.h>
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);
atomic_int x;
static void *other(void *a) { x = 0; return a; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  for (int i = 0; i < 2; i++) {
    __VERIFIER_assume(!x);
    while (__VERIFIER_nondet_bool())
      ;
  }
  pthread_join(t, 0);
}
