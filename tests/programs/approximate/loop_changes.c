// @expect unknown
// The same, and each round of the loop changes something.
#include <fnmatch.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

void *writer(void *arg) {
  n = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  while (fnmatch("a", "a", 0) == 0)
    n = 1 - n;
  pthread_join(t, 0);
  return 0;
}
