// @expect violated
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  return 0; // want "main returns while another thread runs"
}
