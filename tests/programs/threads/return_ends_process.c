// @expect verified
#include <assert.h>
#include <pthread.h>

int phase;

void *worker(void *arg) {
  pthread_join(*(pthread_t *)arg, NULL); /* main never ends alone */
  assert(phase == 2);
  return arg;
}

pthread_t main_thread;

int main(void) {
  pthread_t t;
  main_thread = pthread_self();
  pthread_create(&t, NULL, worker, &main_thread);
  pthread_detach(t);
  phase = 1;
  return 0;
}
