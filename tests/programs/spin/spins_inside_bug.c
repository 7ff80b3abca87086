// @expect violated
// The flag is set by who waits for the mutex.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int flag;
int done;

void *worker(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    while (!flag) // want "goes round"
      ;
    if (done) {
      pthread_mutex_unlock(&m);
      break;
    }
    pthread_mutex_unlock(&m);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  flag = 1;
  done = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
