// @expect violated
#include <assert.h>
#include <pthread.h>

double average;

void *worker(void *arg) {
  average = average / 2.0;
  return arg;
}

int main(void) {
  pthread_t t;
  average = 3.0;
  pthread_create(&t, 0, worker, 0);
  average = average + 1.0;
  pthread_join(t, 0);
  assert(average == 2.0); // want "average == 2.0"
  return 0;
}
