// @expect violated
#include <assert.h>
#include <pthread.h>

pthread_spinlock_t l;
int x;

void *worker(void *arg) {
  pthread_spin_lock(&l);
  x++;
  pthread_spin_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
  pthread_create(&t, 0, worker, 0);
  x++;
  pthread_join(t, 0);
  assert(x == 2); // want "x == 2"
  pthread_spin_destroy(&l);
  return 0;
}
