// @expect violated
// Nobody sets go: the thread goes round for ever.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int go;
int x;

void *worker(void *arg) {
  while (!go) // want "goes round"
    ;
  assert(x == 0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
