// @expect violated
// The loop waits at one of two places, whichever is chosen, and nobody sets what it waits for.
#include <pthread.h>
#include <time.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c1 = PTHREAD_COND_INITIALIZER, c2 = PTHREAD_COND_INITIALIZER;
static int a;
int main(void) {
  struct timespec ts = {5, 0};
  pthread_mutex_lock(&m);
  while (!a) {
    if (__VERIFIER_nondet_int()) pthread_cond_timedwait(&c1, &m, &ts); else pthread_cond_timedwait(&c2, &m, &ts);
  }
  pthread_mutex_unlock(&m);
}
