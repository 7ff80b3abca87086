// @expect verified
// A function that takes and returns addresses is called as one of numbers; numbers are as alignment has them.
#include <assert.h>
#include <pthread.h>

int g;

int *where(void) { return &g; }

void *worker(long address) {
  *(int *)address = 1;
  assert(address % 4 == 0);
  return 0;
}

int main(void) {
  long n = ((long (*)(void))where)();
  pthread_t t;
  pthread_create(&t, 0, (void *(*)(void *))worker, &g);
  pthread_join(t, 0);
  assert(*(int *)n == 1);
  return 0;
}
