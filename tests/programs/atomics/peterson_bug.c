// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_assume(int);

volatile int flag0, flag1, turn, inside;

void *zero(void *arg) {
  turn = 1; /* gives way before it raises its flag */
  flag0 = 1;
  __VERIFIER_assume(!(flag1 && turn == 1));
  inside = 1;
  assert(inside == 1); // want "inside == 1"
  return arg;
}

void *one(void *arg) {
  turn = 0;
  flag1 = 1;
  __VERIFIER_assume(!(flag0 && turn == 0));
  inside = 2;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, zero, 0);
  one(0);
  return 0;
}
