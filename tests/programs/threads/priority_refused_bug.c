// @expect violated
#include <pthread.h>
#include <assert.h>
#include <sched.h>

/* Only who has the right may have a priority. */
int main(void) {
  struct sched_param p = {.sched_priority = 10};
  int policy, error;
  pthread_getschedparam(pthread_self(), &policy, &p);
  p.sched_priority = sched_get_priority_max(SCHED_RR);
  error = pthread_setschedparam(pthread_self(), SCHED_RR, &p);
  error += pthread_setschedprio(pthread_self(), p.sched_priority);
  assert(error == 0); // want "error == 0"
  return 0;
}
