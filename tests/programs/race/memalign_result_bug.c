// @expect violated
// Functions that store what they make at an address write there.
#include <pthread.h>
#include <stdlib.h>

static void *made;

static void *make(void *arg) {
  posix_memalign(&made, 16, 16); // want "made"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, make, 0);
  make(0);
  pthread_join(t, 0);
  return made == 0;
}
