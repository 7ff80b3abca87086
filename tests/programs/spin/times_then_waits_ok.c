// @expect verified
// A thread polls a while, and then waits.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SPINS 4000
atomic_int flag;
int x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

void *setter(void *arg) {
  x = 1;
  pthread_mutex_lock(&m);
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  int i;
  pthread_create(&t, 0, setter, 0);
  for (i = 0; i < SPINS; i++)
    if (atomic_load_explicit(&flag, memory_order_acquire))
      break;
  if (i == SPINS) {
    pthread_mutex_lock(&m);
    while (!flag)
      pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
  }
  assert(x == 1);
  pthread_join(t, 0);
  return 0;
}
