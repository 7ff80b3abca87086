// @expect verified
// Signal 0 asks whether the thread is there. The C library keeps 32 and 33 for itself.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>

int main(void) {
  assert(raise(0) == 0);
  assert(raise(32) == -1 && errno == EINVAL && raise(65) == -1);
  assert(pthread_kill(pthread_self(), 33) == EINVAL);
}
