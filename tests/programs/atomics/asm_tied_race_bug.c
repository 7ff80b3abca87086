// @expect violated
// An operand that is read and written is: two threads that hide it from the optimiser race.
#include <pthread.h>

int shared;

static void *hide(void *arg) {
  __asm__ volatile("" : "+g"(shared)); // want "shared"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, hide, NULL);
  hide(NULL);
  pthread_join(t, NULL);
  return 0;
}
