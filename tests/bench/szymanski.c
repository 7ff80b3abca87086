/* Szymanski's algorithm (1988) for N threads: a waiting room with two doors. */
// @bench Szymanski
// @sizes N=2,3,4
// @expect verified
// @flags --check=assert,race
// @bench Szymanski without the second door
// @sizes N=2,3,4
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include "mutual_exclusion.h"

atomic_int flag[N];

/* Whether a thread between first and last (not included) has a flag from low to high. */
static int some(int first, int last, int low, int high) {
  int found = 0;
  for (int k = first; k < last; k++) {
    int f = flag[k];
    found |= low <= f && f <= high;
  }
  return found;
}

void *thread(void *arg) {
  int me = (int)(long)arg;
  flag[me] = 1;                    /* wants to enter */
  WAIT(!some(0, N, 3, 4));         /* the outer door is open */
  flag[me] = 3;                    /* stands in the doorway */
  if (some(0, N, 1, 1)) {          /* another one wants to */
    flag[me] = 2;                  /* waits for it in the room */
    WAIT(some(0, N, 4, 4));
  }
  flag[me] = 4;                    /* the outer door is shut */
#ifndef UNSAFE
  WAIT(!some(0, me, 2, 4));        /* all with lower numbers have left */
#endif
  critical_section(me);
  WAIT(!some(me + 1, N, 2, 3));    /* all in the room have seen that the door is shut */
  flag[me] = 0;
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (long k = 1; k < N; k++)
    pthread_create(&t[k], NULL, thread, (void *)k);
  thread((void *)0L);
  for (int k = 1; k < N; k++)
    pthread_join(t[k], NULL);
  return 0;
}
