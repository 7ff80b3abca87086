// @expect verified
// The mutex is made once more before there is a thread.
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
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_init(&m, NULL);
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  return 0;
}
