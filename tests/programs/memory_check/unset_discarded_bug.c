// @expect violated
// @optimised LLVM chooses a value where there is none
/* As unset_discarded_ok.c, but something depends on it. */
#pragma GCC diagnostic ignored "-Wuninitialized"
#include <pthread.h>

static void *work(void *argument) {
  int number, answer = 0;
  (void)argument;
  (void)number;
  return number > answer ? argument : 0; // want "number is read and has no value yet"
}

int main(void) {
  pthread_t t, second;
  (void)second;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  return 0;
}
