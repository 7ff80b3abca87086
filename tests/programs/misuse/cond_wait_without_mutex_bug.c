// @expect violated
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void) {
  pthread_cond_wait(&c, &m); // want "pthread_cond_wait: the mutex is not held by this thread"
  return 0;
}
