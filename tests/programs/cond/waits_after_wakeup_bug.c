// @expect violated
/* The only way to a deadlock is a wake-up without a signal, after which the worker, as many in
 * a row as are considered behind it, waits again. */
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int waits;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  while (waits < 5) {
    waits++;
    pthread_cond_wait(&changed, &m);
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_mutex_lock(&m);
  int seen = waits;
  pthread_mutex_unlock(&m);
  if (seen < 2)
    exit(0);
  pthread_join(t, NULL);
  return 0;
}
