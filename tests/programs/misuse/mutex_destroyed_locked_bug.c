// @expect violated
#include <pthread.h>

pthread_mutex_t m;

int main(void) {
  pthread_mutex_init(&m, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_destroy(&m); // want "pthread_mutex_destroy: the mutex is locked"
  return 0;
}
