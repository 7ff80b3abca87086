// @expect verified
#include <assert.h>
#include <pthread.h>

double average;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  average = average / 2.0;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  average = 3.0;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  average = average + 1.0;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  assert(average == 2.0 || average == 2.5);
  return 0;
}
