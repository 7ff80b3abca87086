// @expect verified
// Races by happens-before are a question of their own here, in which waits need no bound either.
#include <assert.h>
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
  while (!ready)
    pthread_cond_wait(&c, &m);
  pthread_mutex_unlock(&m);
  assert(data == 5 && atomic_load_explicit(&flag, memory_order_relaxed) == 1);
  pthread_join(t, 0);
  return 0;
}
