// @expect violated
// Neither of two threads gives back its first lock: both try the second one for ever.
#include <assert.h>
#include <pthread.h>
#include <sched.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int x;

void both(pthread_mutex_t *first, pthread_mutex_t *second) {
  pthread_mutex_lock(first);
  while (pthread_mutex_trylock(second) != 0)
    sched_yield();
}

void release(void) {
  x++;
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
}

void *worker(void *arg) {
  both(&b, &a);
  release();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  both(&a, &b);
  release();
  pthread_join(t, 0);
  assert(x == 2);
  return 0;
}
