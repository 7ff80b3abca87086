// @expect violated
// @flags --check=memory,race
// The end of a scope is a write to the variable.
#include <pthread.h>
static int *shared;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *f(void *a) {
  pthread_mutex_lock(&m);
  if (shared)
    (*shared)++;
  pthread_mutex_unlock(&m);
  return 0;
}

static void publish(void) {
  int x = 0;
  pthread_mutex_lock(&m);
  shared = &x;
  pthread_mutex_unlock(&m);
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  publish();
  pthread_join(t, 0);
  return 0;
}
