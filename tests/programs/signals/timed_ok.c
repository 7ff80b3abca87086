// @expect verified
// A thread that gives up waiting says so.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>

static sigset_t set;
static int there;

static void *wait(void *arg) {
  struct timespec second = {1, 0};
  siginfo_t info;
  int number = sigtimedwait(&set, &info, &second);
  if (number == SIGUSR2)
    assert(there && info.si_signo == SIGUSR2);
  else
    assert(number == -1 && errno == EAGAIN);
  return arg;
}

int main(void) {
  pthread_t t;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR2);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&t, NULL, wait, NULL);
  there = 1;
  pthread_kill(t, SIGUSR2);
  pthread_join(t, NULL);
}
