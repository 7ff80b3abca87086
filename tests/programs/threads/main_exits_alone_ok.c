// @expect verified
#include <assert.h>
#include <pthread.h>

int phase;
pthread_t main_thread;

void *worker(void *arg) {
  pthread_join(main_thread, NULL);
  assert(phase == 1);
  return arg;
}

int main(void) {
  pthread_t t;
  main_thread = pthread_self();
  pthread_create(&t, NULL, worker, NULL);
  phase = 1;
  pthread_exit(NULL);
}
