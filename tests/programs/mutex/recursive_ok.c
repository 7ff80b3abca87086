// @expect verified
#include <assert.h>
#include <pthread.h>

int x;
pthread_mutex_t m;

static void add(int n) {
  pthread_mutex_lock(&m);
  x += n;
  pthread_mutex_unlock(&m);
}

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  add(1);
  assert(x % 2 == 1);
  add(1);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&m, &attr);
  pthread_mutexattr_destroy(&attr);
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
  assert(x == 4);
  pthread_mutex_destroy(&m);
  return 0;
}
