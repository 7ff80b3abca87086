// @expect violated
#include <pthread.h>

void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(t, 0); // want "pthread_join: the thread was joined already"
  return 0;
}
