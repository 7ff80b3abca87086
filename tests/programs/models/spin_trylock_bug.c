// @expect violated
// @flags --check=assert
// @optimised LLVM reads a variable once that another thread changes
#include <assert.h>
#include <pthread.h>
#include <errno.h>

pthread_spinlock_t l;
int x;

void *worker(void *arg) {
  while (pthread_spin_trylock(&l) == EDEADLK)
    return 0;
  x++;
  pthread_spin_unlock(&l);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
  pthread_create(&t, 0, worker, 0);
  pthread_spin_lock(&l);
  int before = x;
  assert(x == before); // want "x == before"
  pthread_spin_unlock(&l);
  pthread_join(t, 0);
  return 0;
}
