// @expect violated
#define _GNU_SOURCE
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_detach(t);
  pthread_setname_np(t, "worker"); // want "pthread_setname_np: the thread is detached and has ended"
  pthread_exit(0);
}
