// @expect violated
// A thread that never ends, and never does anything.
#include <pthread.h>

void *idle(void *arg) {
  for (;;) // want "goes round"
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, idle, 0);
  pthread_detach(t);
  pthread_exit(0);
}
