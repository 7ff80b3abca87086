// @expect verified
// Threads read back what each has set up under a lock.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void handler(int number) {}

static void *use(void *arg) {
  struct sigaction mine, before, found;
  mine.sa_handler = handler;
  mine.sa_flags = SA_RESTART;
  sigemptyset(&mine.sa_mask);
  sigaddset(&mine.sa_mask, arg ? SIGUSR1 : SIGHUP);
  pthread_mutex_lock(&lock);
  sigaction(SIGUSR2, &mine, &before);
  sigaction(SIGUSR2, &before, &found);
  pthread_mutex_unlock(&lock);
  assert(before.sa_handler == SIG_DFL);
  assert(sigismember(&found.sa_mask, SIGUSR1) == (arg != NULL));
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, use, &lock);
  use(NULL);
  pthread_join(t, NULL);
  return 0;
}
