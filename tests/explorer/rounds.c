/* Two threads go round in loops that take a lock and give it back, until x is 1. */
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *waits(void *arg) {
  while (atomic_load(&x) != 1) {
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, waits, NULL);
  pthread_create(&u, NULL, waits, NULL);
  pthread_mutex_lock(&m);
  atomic_store(&x, X);
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
