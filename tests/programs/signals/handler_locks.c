// @expect unknown
// @flags --engine=order
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void handler(int number) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
}

int main(void) {
  signal(SIGINT, handler); // want "a handler, for signals that others send, that waits"
  return 0;
}
