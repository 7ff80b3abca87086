// @expect violated
// @flags --check=memory
// The waiter tests once, and a spurious wake-up lets it go on without the data.
#include <pthread.h>

int *data, value = 3;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

void *worker(void *unused) {
  pthread_mutex_lock(&m);
  data = &value;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  if (!data)
    pthread_cond_wait(&c, &m);
  int v = *data; // want "reads 4 bytes through a null pointer"
  pthread_mutex_unlock(&m);
  return v;
}
