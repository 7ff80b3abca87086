// @expect violated
// As sigwait_others_ok, but what the signals change is read without the lock.
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int stopped;

static void *signals(void *arg) {
  int number;
  sigwait(arg, &number);
  pthread_mutex_lock(&m);
  stopped = 1; // want "race"
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t;
  static sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&t, NULL, signals, &set);
  while (!stopped)
    ;
  pthread_join(t, NULL);
}
