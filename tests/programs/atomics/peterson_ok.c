// @expect verified
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_assume(int);

volatile int flag0, flag1, turn, inside;

void *zero(void *arg) {
  flag0 = 1;
  turn = 1;
  __VERIFIER_assume(!(flag1 && turn == 1));
  inside = 1;
  assert(inside == 1);
  flag0 = 0;
  return arg;
}

void *one(void *arg) {
  flag1 = 1;
  turn = 0;
  __VERIFIER_assume(!(flag0 && turn == 0));
  inside = 2;
  assert(inside == 2);
  flag1 = 0;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, zero, 0);
  one(0);
  pthread_join(t, 0);
  return 0;
}
