// @expect verified
// @flags --check=memory
#include <pthread.h>
static int *shared;

static void *f(void *a) {
  static int mine;
  mine = 3;
  shared = &mine;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  return *shared;
}
