// @expect violated
#include <pthread.h>

void *worker(void *arg) { return arg; }

/* Nothing keeps the thread from ending first. */
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_detach(t);
  pthread_cancel(t); // want "pthread_cancel: the thread is detached and has ended"
  pthread_exit(0);
}
