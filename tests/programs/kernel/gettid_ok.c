// @expect verified
// Threads have numbers of their own, and the first that of the process.
#include <assert.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

static pid_t other;

static void *work(void *arg) {
  other = (pid_t)syscall(SYS_gettid);
  assert(other == syscall(SYS_gettid));
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  assert(other != syscall(SYS_gettid) && getpid() == syscall(SYS_gettid));
}
