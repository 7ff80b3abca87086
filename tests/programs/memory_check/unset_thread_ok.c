// @expect verified
// @flags --check=memory
#include <pthread.h>
static int ready;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *f(void *a) {
  int v;
  pthread_mutex_lock(&m);
  int r = ready;
  pthread_mutex_unlock(&m);
  if (r)
    v = 1;
  else
    v = 0;
  return (void *)(long)v;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
