// @expect violated
// The thread leaves the inner loop, does something, and comes into it again: that is no iteration of it.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int state;

void *worker(void *arg) {
  struct timespec t = {0, 0};
  while (1) { // want "for ever"
    pthread_mutex_lock(&m);
    while (state == 1)
      pthread_cond_timedwait(&c, &m, &t);
    state = 1;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  state = 2;
  pthread_join(t, 0);
  return 0;
}
