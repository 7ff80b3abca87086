// @expect violated
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_detach(t);
  pthread_detach(t); // want "pthread_detach: the thread is detached already"
  return 0;
}
