// @expect verified
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* These kinds say so, and nothing is wrong. */
int main(void) {
  pthread_mutex_t e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
  pthread_mutex_t r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
  assert(pthread_mutex_unlock(&e) == EPERM);
  assert(pthread_mutex_unlock(&r) == EPERM);
  return 0;
}
