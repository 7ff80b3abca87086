// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int late;

void *worker(void *arg) {
  assert(late == 0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  exit(0);
  late = 1;
  return 0;
}
