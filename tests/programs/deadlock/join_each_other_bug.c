// @expect violated
#include <pthread.h>

pthread_t main_thread;

void *worker(void *arg) {
  pthread_join(main_thread, 0); // want "deadlock"
  return arg;
}

int main(void) {
  pthread_t t;
  main_thread = pthread_self();
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0); // want "deadlock"
  return 0;
}
