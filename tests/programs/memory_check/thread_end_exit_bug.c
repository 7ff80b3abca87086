// @expect violated
// @flags --check=memory
#include <pthread.h>
static int *shared;

static void leave(int *p) {
  shared = p;
  pthread_exit(0);
}

static void *f(void *a) {
  int mine = 3;
  leave(&mine);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  return *shared; // want "of mine"
}
