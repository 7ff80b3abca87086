// @expect verified
// The delay ends, whatever its length, and its length makes no difference.
#include <pthread.h>
#include <stdatomic.h>

atomic_int go;

void *waits(void *arg) {
  unsigned length = 1;
  while (!go) {
    for (unsigned i = 0; i < length; i++)
      ;
    length = length * 3 + 1;
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waits, 0);
  go = 1;
  pthread_join(t, 0);
  return 0;
}
