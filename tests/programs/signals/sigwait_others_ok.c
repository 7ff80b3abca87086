// @expect verified
// A thread takes one of the signals that others send the process.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int stopped, reload;

static void *signals(void *arg) {
  int number;
  if (sigwait(arg, &number))
    return NULL;
  assert(number == SIGTERM || number == SIGHUP);
  pthread_mutex_lock(&m);
  if (number == SIGHUP)
    reload = 1;
  else
    stopped = 1;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t;
  static sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&t, NULL, signals, &set);
  pthread_join(t, NULL);
  assert(stopped + reload == 1);
}
