// @expect violated
// @flags --engine=order
// The thread is cancelled in a loop that takes a lock and gives it back.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  for (;;) {
    pthread_mutex_lock(&m);
    pthread_testcancel();
    pthread_mutex_unlock(&m);
  }
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_cancel(t);
  pthread_join(t, 0);
  pthread_mutex_lock(&m); // want "the only unfinished thread waits for ever"
  pthread_mutex_unlock(&m);
}
