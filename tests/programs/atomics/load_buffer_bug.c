// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r1, r2;

void *left(void *arg) {
  r1 = atomic_load(&y); /* the load comes first here */
  atomic_store(&x, 1);
  return arg;
}

void *right(void *arg) {
  r2 = atomic_load(&x);
  atomic_store(&y, 1);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, left, 0);
  pthread_create(&b, 0, right, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(r1 == 1 || r2 == 1); // want "r1 == 1"
  return 0;
}
