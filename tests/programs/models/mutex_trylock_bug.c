// @expect violated
#include <assert.h>
#include <pthread.h>
#include <errno.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
  int error = pthread_mutex_trylock(&m);
  if (error == 0) {
    x++;
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  x++;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(x == 2); // want "x == 2"
  assert(x <= 2);
  return 0;
}
