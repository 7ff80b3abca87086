// @expect violated
#include <assert.h>
#include <pthread.h>
#include <errno.h>

pthread_mutex_t m;
int x;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&m);
  x++;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutexattr_t attr;
  int type;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutexattr_gettype(&attr, &type);
  assert(type == PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&m, &attr);
  pthread_mutexattr_destroy(&attr);
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  assert(x == 2); // want "x == 2"
  return 0;
}
