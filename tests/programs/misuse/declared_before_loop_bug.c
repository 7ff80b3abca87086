// @expect violated
#include <pthread.h>

/* One object, initialised twice. */
int main(void) {
  pthread_mutex_t m;
  for (int i = 0; i < 2; i++) {
    pthread_mutex_init(&m, 0); // want "pthread_mutex_init: the mutex is initialised already"
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
  }
  return 0;
}
