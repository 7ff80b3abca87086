// @expect verified
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int stop;

static void *wait_for(void *set) {
  int number;
  assert(sigwait(set, &number) == 0);
  assert(number == SIGINT || number == SIGTERM);
  pthread_mutex_lock(&m);
  stop = 1;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_t t;
  pthread_create(&t, NULL, wait_for, &set);
  pthread_join(t, NULL);
  assert(stop);
  return 0;
}
