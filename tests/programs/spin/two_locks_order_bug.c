// @expect violated
// The same, but main takes the locks in the other order.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int done, x;

void *worker(void *arg) {
  for (;;) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); // want "waits"
    int last = done;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    if (last)
      break;
  }
  assert(x == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  x = 1;
  done = 1;
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  pthread_join(t, 0);
  return 0;
}
