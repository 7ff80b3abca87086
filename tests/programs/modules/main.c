// @expect verified
// @files counter.c
#include <assert.h>
#include <pthread.h>

extern int counter;
void increment(void);
int scale(int n);

void *worker(void *arg) {
  increment();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  increment();
  pthread_join(t, 0);
  assert(counter == 2);
  assert(scale(2) == 20);
  return 0;
}
