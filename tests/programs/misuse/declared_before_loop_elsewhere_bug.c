// @expect violated
#include <pthread.h>

/* One object, initialised by one function and then by another. */
static void begin(pthread_mutex_t *m) { pthread_mutex_init(m, 0); }

static void prepare(pthread_mutex_t *m) {
  pthread_mutex_init(m, 0); // want "pthread_mutex_init: the mutex is initialised already"
}

int main(void) {
  pthread_mutex_t m;
  for (int i = 0; i < 2; i++) {
    if (i)
      prepare(&m);
    else
      begin(&m);
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
  }
  return 0;
}
