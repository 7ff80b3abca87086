// @expect verified
// @flags --check=assert
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* What glibc answers where POSIX says nothing. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  assert(pthread_join(pthread_self(), 0) == EDEADLK);
  assert(pthread_detach(u) == 0);
  assert(pthread_join(u, 0) == EINVAL);
  assert(pthread_detach(u) == EINVAL);
  assert(pthread_join(t, 0) == 0);
  assert(pthread_join(t, 0) == ESRCH);
  assert(pthread_detach(t) == ESRCH);
  return 0;
}
