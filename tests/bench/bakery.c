/* Lamport's bakery (1974) for N threads. Without the doorway it is wrong. */
// @bench bakery
// @sizes N=2,3,4
// @expect verified
// @flags --check=assert,race
// @bench bakery without choosing
// @sizes N=2,3,4
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include "mutual_exclusion.h"

atomic_int choosing[N], number[N];

void *thread(void *arg) {
  int me = (int)(long)arg, highest = 0;
#ifndef UNSAFE
  choosing[me] = 1;
#endif
  for (int k = 0; k < N; k++) {
    int other = number[k];
    if (other > highest)
      highest = other;
  }
  number[me] = highest + 1;
  choosing[me] = 0;
  for (int k = 0; k < N; k++) {
    if (k == me)
      continue;
    WAIT(!choosing[k]);
    int other = number[k];
    WAIT(other == 0 || other > highest + 1 || (other == highest + 1 && k > me));
  }
  critical_section(me);
  number[me] = 0;
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
