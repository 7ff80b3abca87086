// @expect violated
// Two threads may wait for one another when main ends the process, which helps neither.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, k = PTHREAD_MUTEX_INITIALIZER;
static int c;

static void *f(void *a) {
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&k);
  c++;
  pthread_mutex_unlock(&k);
  pthread_mutex_unlock(&m);
  return a;
}

static void *g(void *a) {
  pthread_mutex_lock(&k);
  pthread_mutex_lock(&m); // want "deadlock"
  c++;
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&k);
  return a;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, g, 0);
  exit(0);
}
