// @expect verified
// The process ends while a thread goes round.
#include <pthread.h>
#include <stdlib.h>

void *idle(void *arg) {
  for (;;)
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, idle, 0);
  exit(0);
}
