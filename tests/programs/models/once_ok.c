// @expect verified
#include <assert.h>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int runs, value;

void init(void) {
  runs++;
  value = 7;
}

void *worker(void *arg) {
  pthread_once(&once, init);
  assert(value == 7);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_once(&once, init);
  pthread_join(t, 0);
  assert(runs == 1);
  return 0;
}
