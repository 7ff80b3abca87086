// @expect verified
#include <assert.h>
#include <pthread.h>

int x, flag;

void *worker(void *arg) {
  __sync_fetch_and_add(&x, 3);
  if (__sync_bool_compare_and_swap(&flag, 0, 1))
    __sync_synchronize();
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, 0, worker, 0);
  __sync_fetch_and_sub(&x, 1);
  int old = __sync_val_compare_and_swap(&flag, 0, 1);
  pthread_join(a, 0);
  assert(x == 2 && flag == 1 && (old == 0 || old == 1));
  return 0;
}
