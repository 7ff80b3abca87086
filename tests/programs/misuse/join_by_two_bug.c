// @expect violated
#include <pthread.h>

/* Two threads wait for the same one. */
pthread_t t;

void *worker(void *arg) { return arg; }

void *waiter(void *arg) {
  pthread_join(t, 0); // want "pthread_join: the thread was joined already"
  return arg;
}

int main(void) {
  pthread_t w;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&w, 0, waiter, 0);
  waiter(0);
  pthread_join(w, 0);
  return 0;
}
