// @expect violated
// @flags --check=memory
// A thread's variables end with it.
#include <pthread.h>
static int *shared;

static void *f(void *a) {
  static __thread int mine;
  mine = 3;
  shared = &mine;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  return *shared; // want "of mine"
}
