// @expect verified
#include <pthread.h>

/* The process lasts until the last thread has ended. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_exit(0);
}
