// @expect verified
// @flags --check=memory
#include <pthread.h>
static void *f(void *a) {
  int *p = a;
  *p = 3;
  return 0;
}

static void start(pthread_t *t) {
  static int local = 1;
  pthread_create(t, 0, f, &local);
}

int main(void) {
  pthread_t t;
  start(&t);
  pthread_join(t, 0);
  return 0;
}
