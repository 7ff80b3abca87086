// @expect violated
#include <pthread.h>
#include <signal.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  pthread_kill(t, 0); // want "pthread_kill: the thread was joined"
  return 0;
}
