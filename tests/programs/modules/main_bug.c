// @expect violated
// @files counter_bug.c
#include <assert.h>
#include <pthread.h>

extern int counter;
void increment(void);

void *worker(void *arg) {
  increment();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  increment();
  pthread_join(t, 0);
  assert(counter == 2); // want "counter == 2"
  return 0;
}
