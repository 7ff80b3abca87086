/* A ticket lock (Mellor-Crummey and Scott 1991) for N threads. Reading and writing the
 * next ticket in two steps gives one ticket to two threads. */
// @bench ticket lock
// @sizes N=2,3,4,6,8,12,16
// @expect verified
// @flags --check=assert,race
// @bench ticket lock, next one served in one step
// @sizes N=2,3,4,6,8,12,16
// @expect verified
// @flags --check=assert,race -- -DONE_STEP
// @bench ticket lock, by two
// @sizes N=2,4,8
// @expect verified
// @flags --check=assert,race -- -DBY=2
// @bench ticket lock, waits with >=
// @sizes N=2,4,8
// @expect verified
// @flags --check=assert,race -- -DIS=>=
// @bench ticket lock, from any number
// @sizes N=2,4,8
// @expect verified
// @flags --check=assert,race -- -DANY
// @bench ticket lock, ticket in two steps
// @sizes N=2,3,4,6,8,12,16
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include "mutual_exclusion.h"

#ifndef BY
#define BY 1
#endif
#ifndef IS
#define IS ==
#endif

extern unsigned __VERIFIER_nondet_uint(void);

atomic_uint next_ticket, now_serving;

void *thread(void *arg) {
#ifdef UNSAFE
  unsigned mine = next_ticket;
  next_ticket = mine + 1;
#else
  unsigned mine = atomic_fetch_add(&next_ticket, BY);
#endif
  WAIT(now_serving IS mine);
  critical_section((int)(long)arg);
#ifdef ONE_STEP
  atomic_fetch_add(&now_serving, 1);
#else
  now_serving = mine + BY;
#endif
  return NULL;
}

int main(void) {
  pthread_t t[N];
#ifdef ANY
  next_ticket = now_serving = __VERIFIER_nondet_uint();
#endif
  for (long k = 1; k < N; k++)
    pthread_create(&t[k], NULL, thread, (void *)k);
  thread((void *)0L);
  for (int k = 1; k < N; k++)
    pthread_join(t[k], NULL);
  return 0;
}
