// @expect violated
// @flags --check=memory
// The thread outlives the function whose variable it is given.
#include <pthread.h>
static void *f(void *a) {
  int *p = a;
  *p = 3; // want "local .*whose life ended at"
  return 0;
}

static void start(pthread_t *t) {
  int local = 1;
  pthread_create(t, 0, f, &local);
}

int main(void) {
  pthread_t t;
  start(&t);
  pthread_join(t, 0);
  return 0;
}
