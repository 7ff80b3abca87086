// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int late;

void *worker(void *arg) {
  assert(late == 0); // want "late == 0"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  late = 1;
  exit(0);
}
