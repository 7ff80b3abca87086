// @expect violated
// @flags --check=memory
#include <pthread.h>
static int n;

static void *f(void *a) {
  if (a) // want "a: depends on 8 bytes"
    n = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  void *x[2];
  x[0] = 0;
  pthread_create(&t, 0, f, x[1]);
  pthread_join(t, 0);
  return n;
}
