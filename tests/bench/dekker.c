/* Dekker's algorithm (Dijkstra 1965); each thread enters N times, and gives way at most twice
 * for each. */
// @bench Dekker
// @sizes N=1,2,3,4
// @expect verified
// @flags --check=assert,race
// @bench Dekker, flag not taken back
// @sizes N=1,2,3,4
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include "mutual_exclusion.h"

atomic_int flag[2], turn;

static void enter(int me) {
  flag[me] = 1;
#ifdef UNSAFE
  if (flag[1 - me])
    WAIT(turn == me);
#else
  for (int k = 0; k < 2 && flag[1 - me]; k++)
    if (turn != me) {
      flag[me] = 0;
      WAIT(turn == me);
      flag[me] = 1;
    }
  WAIT(!flag[1 - me]);
#endif
}

void *thread(void *arg) {
  int me = (int)(long)arg;
  for (int k = 0; k < N; k++) {
    enter(me);
    critical_section(me);
    turn = 1 - me;
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
