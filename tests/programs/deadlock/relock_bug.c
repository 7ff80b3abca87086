// @expect violated
#include <pthread.h>

/* A normal mutex locked twice waits for itself, though another thread goes on. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  for (;;)
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m); // want "deadlock"
  return 0;
}
