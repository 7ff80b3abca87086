// @expect verified
// Peterson's algorithm: waiting in a loop needs no unrolling.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag0, flag1, turn;
int inside;

void *zero(void *arg) {
  flag0 = 1;
  turn = 1;
  while (flag1 == 1 && turn == 1)
    ;
  inside++;
  assert(inside == 1);
  inside--;
  flag0 = 0;
  return arg;
}

void *one(void *arg) {
  flag1 = 1;
  turn = 0;
  while (flag0 == 1 && turn == 0)
    ;
  inside++;
  assert(inside == 1);
  inside--;
  flag1 = 0;
  return arg;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, zero, 0);
  pthread_create(&t, 0, one, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  return 0;
}
