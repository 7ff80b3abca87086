// @expect violated
// The thread may hold the mutex, which zero bytes have made, when main makes it once more.
#include <pthread.h>

static pthread_mutex_t m;
static int n;

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  n++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_mutex_init(&m, NULL); // want "pthread_mutex_init: the mutex is in use already"
  pthread_join(t, NULL);
  return 0;
}
