// @expect violated
// @flags --unroll=1
#include <pthread.h>

pthread_once_t o = PTHREAD_ONCE_INIT;

static void init(void) {
  pthread_once(&o, init); // want "deadlock"
}

int main(void) {
  pthread_once(&o, init);
  return 0;
}
