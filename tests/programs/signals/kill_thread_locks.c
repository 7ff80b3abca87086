// @expect unknown
// @flags --engine=order
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void handler(int number) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
}

static void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  signal(SIGUSR1, handler);
  pthread_create(&t, NULL, worker, NULL);
  pthread_kill(t, SIGUSR1); // want "with a handler that waits"
  pthread_join(t, NULL);
  return 0;
}
