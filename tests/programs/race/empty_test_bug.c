// @expect violated
// @optimised LLVM leaves out a read whose value nobody needs
// Whatever the test finds, the same is done: the variable is read all the same.
#include <pthread.h>

int ready;

void *wait_a_little(void *arg) {
  if (ready) // want "race.*ready"
    ;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, wait_a_little, NULL);
  ready = 1;
  pthread_join(t, NULL);
  return 0;
}
