// @expect violated
// The same, but main reads x behind the locks while the other may write it.
#include <assert.h>
#include <pthread.h>
#include <time.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int x;

void both(pthread_mutex_t *first, pthread_mutex_t *second) {
  for (;;) {
    pthread_mutex_lock(first);
    if (pthread_mutex_trylock(second) == 0)
      return;
    pthread_mutex_unlock(first);
    struct timespec before, now;
    clock_gettime(CLOCK_MONOTONIC, &before);
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (now.tv_sec == before.tv_sec)
      nanosleep(&(struct timespec){0, 1000}, NULL);
  }
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
  int seen = x;
  pthread_join(t, 0);
  assert(x == 2 && seen > 0);
  return 0;
}
