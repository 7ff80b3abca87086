// @expect verified
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int state = 1;

void *worker(void *arg) {
  struct timespec t = {0, 0};
  int rounds = 0;
  while (rounds < 2) {
    pthread_mutex_lock(&m);
    while (state == 1)
      pthread_cond_timedwait(&c, &m, &t);
    rounds++;
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
