// @expect verified
// @flags --engine=order
// The thread is cancelled in a loop where it holds no lock.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    pthread_testcancel();
  }
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_cancel(t);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
}
