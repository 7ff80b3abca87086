// @expect verified
#define _GNU_SOURCE
#include <pthread.h>

void *worker(void *arg) {
  pthread_setname_np(pthread_self(), "worker");
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_detach(t);
  pthread_exit(0);
}
