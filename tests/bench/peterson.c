/* Peterson's algorithm (1981); each thread enters N times. Without telling its turn first it is wrong. */
// @bench Peterson
// @sizes N=1,2,3,4
// @expect verified
// @flags --check=assert,race
// @bench Peterson, turn before flag
// @sizes N=1,2,3,4
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include "mutual_exclusion.h"

atomic_int flag[2], turn;

static void enter(int me) {
#ifdef UNSAFE
  turn = 1 - me;
  flag[me] = 1;
#else
  flag[me] = 1;
  turn = 1 - me;
#endif
  WAIT(!flag[1 - me] || turn == me);
}

void *thread(void *arg) {
  int me = (int)(long)arg;
  for (int k = 0; k < N; k++) {
    enter(me);
    critical_section(me);
    flag[me] = 0;
  }
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, thread, (void *)1L);
  thread((void *)0L);
  pthread_join(t, NULL);
  return 0;
}
