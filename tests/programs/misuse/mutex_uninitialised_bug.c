// @expect violated
#include <pthread.h>

int main(void) {
  pthread_mutex_t m;
  pthread_mutex_lock(&m); // want "pthread_mutex_lock: the mutex is not initialised"
  pthread_mutex_unlock(&m);
  return 0;
}
