// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *inc(void *arg) {
  atomic_fetch_add(&x, 1);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, inc, 0);
  pthread_create(&b, 0, inc, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(atomic_load(&x) == 2);
  return 0;
}
