// @expect violated
#include <pthread.h>

static void *f(void *a) { return a; }

int main(void) {
  pthread_t t;
  int r;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, (void **)&r); // want "pthread_join: writes 8 bytes at offset 0 of r"
  return 0;
}
