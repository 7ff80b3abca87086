// @expect verified
// Another thread is started when main was alone.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *run(void *arg) {
  x = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
  x = 2;
  pthread_mutex_unlock(&m);
  pthread_create(&t, 0, run, 0);
  pthread_join(t, 0);
  pthread_mutex_lock(&m);
  x = 3;
  pthread_mutex_unlock(&m);
  return 0;
}
