// @expect violated
// The test of the loop reads what nothing orders: the flag is relaxed.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, data;
atomic_int flag;

void *sender(void *arg) {
  data = 5;
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, sender, 0);
  pthread_mutex_lock(&m);
  while (!ready && !(atomic_load_explicit(&flag, memory_order_relaxed) && data == 5)) // want "race"
    pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
