// @expect violated
// @flags --check=memory
// @optimised the optimiser chooses the value that is missing
// What a thread gives goes through its model to who joins it, a value or not.
#pragma clang diagnostic ignored "-Wreturn-type"
#include <pthread.h>
static void *f(void *a) {
}
int main(void) {
  pthread_t t;
  void *r;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, &r);
  return r != 0; // want "of r .8 bytes., which have no value yet"
}
