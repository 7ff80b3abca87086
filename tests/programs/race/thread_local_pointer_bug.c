// @expect violated
#include <pthread.h>

/* The one writes to the other's. */
static __thread int x;

static void *f(void *a) {
  *(int *)a = 1; // want "two threads write x at the same time"
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, &x);
  x = 2;
  pthread_join(t, 0);
  return 0;
}
